import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { invitationPage as copy } from '#content/portal/invitation.ts'
import { pages } from '#content/shared/pages.ts'
import type { InvitationOffer } from '#contract/people/shapes.ts'
import { signOutHere } from '#web/client/session/sign-out.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { StepForm } from '#web/kit/sign-in/step-form.tsx'
import { OfferSlip } from './offer-slip.tsx'

/** Somebody else is signed in here. Nobody is signed out by a link, only by a press. */
export function OtherStep({ offer, email }: { offer: InvitationOffer; email: string }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    if (busy) return
    setBusy(true)
    await signOutHere()
    await revalidate()
    setBusy(false)
  }
  return (
    <StepForm
      heading={copy.heading(offer.company)}
      prompt={copy.other.prompt(email, offer.email)}
      onSubmit={leave}
    >
      <OfferSlip offer={offer} />
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
