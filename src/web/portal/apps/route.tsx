import { pages } from '#content/shared/pages.ts'
import { appsIn } from '#domain/modules/list-apps.ts'
import { inOutlet } from '#domain/outlets/require-outlet.ts'
import { readTabOutlet } from '#web/client/session/tab-outlet.ts'
import { headOf } from '#web/document-head.ts'
import { requireMerchant } from '../guard.server.ts'
import { outletOfRequest } from '../outlet-of-request.server.ts'
import type { Route } from './+types/route.ts'
import { AppsPage } from './apps-page.tsx'
import { type AppsData, askForApps, keepServed } from './load-apps.ts'

export const meta = () => headOf(pages.apps)

export async function loader(args: Route.LoaderArgs): Promise<AppsData> {
  const merchant = await requireMerchant(args)
  const { outlet } = await outletOfRequest(merchant, args.request)
  if (!outlet) return { list: undefined }
  return { list: await inOutlet(merchant, outlet.id, appsIn) }
}

let isTakenOver = false

/** At first what the server has drawn, where that is about this tab's outlet; from then on the API, by outlet. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<AppsData> {
  if (!isTakenOver) {
    isTakenOver = true
    const served = keepServed(await serverLoader())
    const wanted = new URL(request.url).searchParams.get('outletId') ?? readTabOutlet()
    if (!served.list || !wanted || wanted === served.list.outlet.id) return served
  }
  return askForApps(serverLoader)
}
clientLoader.hydrate = true as const

export default function Apps({ loaderData }: Route.ComponentProps) {
  return <AppsPage {...loaderData} />
}
