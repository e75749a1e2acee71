import { useState } from 'react'
import { invitationPage as copy } from '#content/portal/invitation.ts'
import { pages } from '#content/shared/pages.ts'
import type { InvitationOffer } from '#contract/people/shapes.ts'
import { type LinkState, lookAtInvitation } from '#domain/people/accept-invitation.ts'
import { recogniseVisitor } from '#domain/sessions/authenticate.ts'
import type { Session } from '#domain/sessions/session.server.ts'
import { headOf } from '#web/document-head.ts'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { requestContext } from '#web/request-context.server.ts'
import type { PassText } from '#web/kit/sign-in/merchant-pass.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import { StepText } from '#web/kit/sign-in/step-form.tsx'
import type { Route } from './+types/route.ts'
import { AcceptStep } from './accept-step.tsx'
import { JoinStep } from './join-step.tsx'
import { OtherStep } from './other-step.tsx'
import { SignInStep } from './sign-in-step.tsx'
import '#web/kit/sign-in/steps.css'
import './invitation.css'

export const meta = () => headOf(pages.invitation)

/** The secret in the address is not sent to other sites. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })

/** Opening uses nothing up, because mail scanners open links; only the button does. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const visitor = await recogniseVisitor(ctx)
  return {
    token,
    link: await lookAtInvitation(ctx, token),
    visitor: visitor && seenBy(visitor.session),
  }
}

const seenBy = ({ email, firstName, lastName, companyId }: Session) => ({
  email,
  name: `${firstName} ${lastName}`.trim(),
  hasCompany: companyId !== null,
})

type Ended = Exclude<LinkState['at'], 'open'>

export default function Invitation({ loaderData: { token, link, visitor } }: Route.ComponentProps) {
  const [ended, setEnded] = useState<Ended | undefined>(link.at === 'open' ? undefined : link.at)
  const [pass, setPass] = useState<PassText>({})
  const offer = link.at === 'open' && !ended ? link.offer : undefined
  const isMine = visitor !== undefined && visitor.email === offer?.email
  return (
    <ToastProvider>
      <SignInLayout pass={{ name: isMine ? visitor?.name : undefined, email: offer?.email, ...pass }}>
        {ended && (
          <StepText heading={copy.ended[ended].heading} prompt={copy.ended[ended].text}>
            <ButtonLink href={visitor ? pages.apps.path : pages.login.path} size="large" wide>
              {visitor ? copy.toApps : copy.toLogin}
            </ButtonLink>
          </StepText>
        )}
        {offer && <Offer {...{ token, offer, visitor, setPass }} onEnded={() => setEnded('used')} />}
      </SignInLayout>
    </ToastProvider>
  )
}

interface OfferProps {
  token: string
  offer: InvitationOffer
  visitor: Route.ComponentProps['loaderData']['visitor']
  setPass(pass: PassText): void
  /** The invitation was used or withdrawn meanwhile. */
  onEnded(): void
}

/** One step for each case: no account, the invited person signed in, the same signed out, somebody else. */
function Offer({ token, offer, visitor, setPass, onEnded }: OfferProps) {
  if (visitor && visitor.email !== offer.email) return <OtherStep offer={offer} email={visitor.email} />
  if (visitor) return <AcceptStep {...{ token, offer, onEnded }} besides={visitor.hasCompany} />
  if (offer.has_account) return <SignInStep offer={offer} />
  return <JoinStep {...{ token, offer, onEnded }} onType={setPass} />
}
