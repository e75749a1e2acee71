import { Navigate } from 'react-router'
import { liveSignIn } from '#content/account/live.ts'
import type { ScreenHandle } from '../../frame/account-frame.tsx'
import { useAccount } from '../../use-account.ts'
import { screenMeta } from '../../screens/screen-meta.ts'
import type { Route } from './+types/sign-in-screen.ts'
import { SignIn } from './sign-in.tsx'

export const meta = (args: Route.MetaArgs) => screenMeta(liveSignIn.title, args)

export const handle: ScreenHandle = { isPublic: true }

/** Also for somebody who opened a link and wants to see everything. */
export default function SignInScreen() {
  const { state, href } = useAccount()
  return state.isSignedIn && !state.isOneOrder ? <Navigate to={href()} replace /> : <SignIn />
}
