import type { AppList } from '#contract/portal/shapes.ts'
import { browserMessages } from '#content/shared/browser-messages.ts'
import type { Problem } from '#contract/problem.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { readTabOutlet } from '#web/client/session/tab-outlet.ts'

export interface AppsData {
  /** Undefined for somebody who works in no outlet, and where it could not be read. */
  list: AppList | undefined
  /** Why `list` is missing or older than it should be. */
  problem?: Pick<Problem, 'title' | 'message'>
}

let last: AppList | undefined

/** What the server has drawn is the state to fall back to. */
export function keepServed(data: AppsData): AppsData {
  last = data.list
  return data
}

/**
 * What runs in the outlet of this tab, in one round trip. Where no answer comes, what was last heard of the same
 * outlet stays, and is said to be old.
 */
export async function askForApps(askServer: () => Promise<AppsData>): Promise<AppsData> {
  const outletId = readTabOutlet()
  const result = await merchantApi('allApps', {})
  if (result.ok) return keepServed({ list: result.data })
  // The tab's outlet was put away meanwhile: the server knows another one.
  if (result.problem?.code === 'outlet_refused') return keepServed(await askServer())
  const problem = result.problem ?? browserMessages.unavailable
  return { list: !outletId || last?.outlet.id === outletId ? last : undefined, problem }
}
