import { useState } from 'react'
import { invitationPage as copy } from '#content/portal/invitation.ts'
import { errorMessages } from '#content/shared/messages.ts'
import { pages } from '#content/shared/pages.ts'
import type { InvitationOffer } from '#contract/people/shapes.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { leaveToast } from '#web/client/toasts/next-page-toast.ts'
import { storePortal } from '#web/client/session/session.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { StepForm } from '#web/kit/sign-in/step-form.tsx'
import { OfferSlip } from './offer-slip.tsx'

interface AcceptStepProps {
  token: string
  offer: InvitationOffer
  /** They work for somebody already, and go on doing so. */
  besides: boolean
  onEnded(): void
}

export function AcceptStep({ token, offer, besides, onEnded }: AcceptStepProps) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const accept = async () => {
    if (busy) return
    setBusy(true)
    const outcome = await merchantApi('acceptInvitation', { token })
    if (outcome.ok) {
      storePortal(outcome.data.data)
      const { title, message } = copy.join.done
      leaveToast({ title, message: message(offer.company) })
      return location.assign(pages.apps.path)
    }
    setBusy(false)
    if (outcome.problem?.code === 'link_expired') return onEnded()
    const { title, message } = outcome.problem ?? errorMessages.internal
    toast({ status: 'error', title, message })
  }

  return (
    <StepForm heading={copy.heading(offer.company)} prompt={copy.accept.prompt} onSubmit={accept}>
      <OfferSlip offer={offer} />
      {besides && <p>{copy.accept.besides}</p>}
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? copy.accept.busy : copy.accept.submit}
      </Button>
    </StepForm>
  )
}
