import { useRevalidator } from 'react-router'
import { invitationPage as copy } from '#content/portal/invitation.ts'
import { pages } from '#content/shared/pages.ts'
import type { InvitationOffer } from '#contract/people/shapes.ts'
import { signOutHere } from '#web/client/session/sign-out.ts'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { StepForm } from '#web/kit/sign-in/step-form.tsx'
import { InvitationDetails } from './invitation-details.tsx'

/** Another person is signed in. A link alone does not sign them out; the button does. */
export function OtherStep({ offer, email }: { offer: InvitationOffer; email: string }) {
  const { revalidate } = useRevalidator()
  const { busy, run } = useBusy()
  const leave = async () => {
    await signOutHere()
    await revalidate()
  }
  return (
    <StepForm
      heading={copy.heading(offer.company)}
      prompt={copy.other.prompt(email, offer.email)}
      action={() => void run(leave)}
    >
      <InvitationDetails offer={offer} />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? copy.other.busy : copy.other.submit}
      </Button>
      <p className="step-aside">
        <a className="text-link" href={pages.apps.path}>
          {copy.other.stay}
        </a>
      </p>
    </StepForm>
  )
}
