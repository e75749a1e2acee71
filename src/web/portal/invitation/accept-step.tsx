import { invitationPage as copy } from '#content/portal/invitation.ts'
import { pages } from '#content/shared/pages.ts'
import type { InvitationOffer } from '#contract/people/shapes.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { showToastOnNextPage } from '#web/client/toasts/next-page-toast.ts'
import { storePortal } from '#web/client/session/session.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { useProblemToast } from '#web/client/toasts/use-problem-toast.ts'
import { StepForm } from '#web/kit/sign-in/step-form.tsx'
import { InvitationDetails } from './invitation-details.tsx'

interface AcceptStepProps {
  token: string
  offer: InvitationOffer
  /** Whether they already work for another company, which they keep. */
  besides: boolean
  onEnded(): void
}

export function AcceptStep({ token, offer, besides, onEnded }: AcceptStepProps) {
  const showProblem = useProblemToast()
  const { busy, run } = useBusy()

  const accept = async () => {
    const result = await merchantApi('acceptInvitation', { token })
    if (!result.ok) return result.problem?.code === 'link_expired' ? onEnded() : showProblem(result.problem)
    storePortal(result.data.data)
    const { title, message } = copy.join.done
    showToastOnNextPage({ title, message: message(offer.company) })
    location.assign(pages.apps.path)
    return 'leaving'
  }

  return (
    <StepForm
      heading={copy.heading(offer.company)}
      prompt={copy.accept.prompt}
      action={() => void run(accept)}
    >
      <InvitationDetails offer={offer} />
      {besides && <p>{copy.accept.besides}</p>}
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? copy.accept.busy : copy.accept.submit}
      </Button>
    </StepForm>
  )
}
