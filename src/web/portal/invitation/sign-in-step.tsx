import { invitationPage as copy } from '#content/portal/invitation.ts'
import { pages } from '#content/shared/pages.ts'
import type { InvitationOffer } from '#contract/people/shapes.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { StepForm } from '#web/kit/sign-in/step-form.tsx'
import { useDraft } from '../sign-in/use-draft.ts'
import { InvitationDetails } from './invitation-details.tsx'

/** The email has an account: its owner signs in and comes back here. */
export function SignInStep({ offer }: { offer: InvitationOffer }) {
  const { keep } = useDraft()
  const leave = () => {
    keep({ email: offer.email })
    const next = location.pathname + location.search
    location.assign(`${pages.login.path}?${new URLSearchParams({ step: 'login', next })}`)
  }
  return (
    <StepForm heading={copy.heading(offer.company)} prompt={copy.signIn.prompt} action={leave}>
      <InvitationDetails offer={offer} />
      <Button type="submit" size="large" wide>
        {copy.signIn.submit}
      </Button>
    </StepForm>
  )
}
