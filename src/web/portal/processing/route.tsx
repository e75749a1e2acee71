import { pages } from '#content/shared/pages.ts'
import { errorMessages } from '#content/shared/messages.ts'
import { grantRefusal, setupRequest } from '#contract/setup/shapes.ts'
import { viewSetup } from '#domain/setup/view-setup.ts'
import { headOf } from '#web/document-head.ts'
import { NextPageToast } from '#web/client/toasts/next-page-toast-view.tsx'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import { requireMerchant } from '../guard.server.ts'
import { visitOf } from '../visit-of.server.ts'
import type { Route } from './+types/route.ts'
import { ProcessingPage } from './processing-page.tsx'

export const meta = () => headOf(pages.processing)

/** Steps done this recently are animated. */
const freshMs = 60_000

/** Reads only. What is left to do is done by calls, which need both halves of the session. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const merchant = await requireMerchant({ request, context })
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const requested = setupRequest.safeParse(query).data ?? { app: '', shop: '', platform: '' }
  const view = await viewSetup(merchant, requested)
  const refused = grantRefusal.safeParse(query.refused).data
  const since = merchant.clock.now().getTime() - freshMs
  return {
    requested,
    view,
    visit: await visitOf(merchant),
    // A shop that is connected by now has nothing to be refused. An answer that names none is nobody's.
    refused: refused && (view.next !== 'done' || requested.shop === '') ? errorMessages[refused] : undefined,
    fresh: view.steps.filter(({ at }) => at && Date.parse(at) > since).map(({ name }) => name),
  }
}

/** The page changes its own address to drop what was said once. */
export const shouldRevalidate = () => false

export default function Processing({ loaderData }: Route.ComponentProps) {
  return (
    <ToastProvider>
      <NextPageToast />
      <ProcessingPage {...loaderData} />
    </ToastProvider>
  )
}
