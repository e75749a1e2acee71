import { browserMessages } from '#content/shared/browser-messages.ts'
import type { Problem } from '#contract/problem.ts'
import { merchantApi } from '../api/merchant-api.ts'
import { storePortal } from './session.ts'
import { keepTabOutlet, readTabOutlet } from './tab-outlet.ts'

type Shown = Pick<Problem, 'title' | 'message' | 'action'>

/** The switch that was started last, while it is under way, and the outlet before it. */
let latest: { before: string | undefined } | undefined

/**
 * Makes an outlet this tab's own. One that is known to be among the merchant's counts `atOnce`, so that what the
 * page loads meanwhile names it already. Where the server refuses, the tab has its earlier one again and the
 * refusal is the answer.
 */
export async function switchOutlet(outletId: string, atOnce: boolean): Promise<Shown | undefined> {
  const own = { before: latest ? latest.before : readTabOutlet() }
  latest = own
  if (atOnce) keepTabOutlet(outletId)
  const meanwhile = readTabOutlet()
  const result = await merchantApi('outletChange', { outlet_id: outletId })
  // If another switch has started meanwhile, to the same outlet too, this one is ignored.
  const isWanted = latest === own && readTabOutlet() === meanwhile
  if (latest === own) latest = undefined
  if (result.ok) {
    if (isWanted) storePortal(result.data.data)
    return undefined
  }
  if (isWanted) keepTabOutlet(own.before)
  return result.problem ?? browserMessages.internal
}
