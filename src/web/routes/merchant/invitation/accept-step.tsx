import { useState } from 'react'
import { invitationPage as copy } from '#content/invitation.ts'
import { errorMessages } from '#content/messages.ts'
import { pages } from '#content/pages.ts'
import type { InvitationOffer } from '#contract/people.ts'
import { callSignedIn } from '#web/browser/call-signed-in.ts'
import { leaveToast } from '#web/browser/left-toast.ts'
import { storePortal } from '#web/browser/session.ts'
import { TicketButton } from '#web/ui/ticket.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { StepForm } from '../login/step-form.tsx'
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
    const outcome = await callSignedIn(
      { name: 'acceptInvitation', method: 'post', path: '/merchant/invitation/accept' },
      { token },
    )
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
      <TicketButton type="submit" size="large" wide busy={busy}>
        {busy ? copy.accept.busy : copy.accept.submit}
      </TicketButton>
    </StepForm>
  )
}
