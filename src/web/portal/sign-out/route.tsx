import { useEffect, useState } from 'react'
import { pages } from '#content/shared/pages.ts'
import { signOut } from '#content/shared/sign-in/sign-in.ts'
import { signOutHere } from '#web/client/session/sign-out.ts'
import { headOf } from '#web/document-head.ts'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { requestContext } from '#web/request-context.server.ts'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { StepText } from '#web/kit/sign-in/step-form.tsx'
import type { Route } from './+types/route.ts'
import '#web/kit/sign-in/steps.css'

export const meta = () => headOf({ ...pages.login, title: signOut.doneHeading })

/** The hosts of modules that are not served by us. */
export function loader({ context }: Route.LoaderArgs) {
  const { moduleBases } = context.get(requestContext).settings
  return { hosts: [...new Set(Object.values(moduleBases).map((base) => new URL(base).origin))] }
}

const loginPath = `${pages.login.path}/`
const leaveAfterMs = 3_000

/** Signs out here, on the server and at every module's own host; also works for somebody who is signed out already. */
export default function Logout({ loaderData: { hosts } }: Route.ComponentProps) {
  const [done, setDone] = useState(false)

  useEffect(() => {
    const ended = signOutHere().then(() => setDone(true))
    const timer = setTimeout(() => void ended.then(() => location.assign(loginPath)), leaveAfterMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <SignInLayout>
      <StepText heading={done ? signOut.doneHeading : signOut.heading} prompt={signOut.text}>
        <ButtonLink href={loginPath} size="large" wide>
          {signOut.link}
        </ButtonLink>
      </StepText>
      {hosts.map((host) => (
        <iframe
          key={host}
          src={`${host}/userLogout`}
          title={host}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin than ours: it may act as itself, and reach nothing of this page
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
          hidden
        />
      ))}
    </SignInLayout>
  )
}
