import type { AppList } from '#contract/portal/shapes.ts'
import { browserMessages } from '#content/shared/browser-messages.ts'
import type { Problem } from '#contract/problem.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { readTabOutlet } from '#web/client/session/tab-outlet.ts'

export interface AppsData {
  /** Undefined if the merchant works in no outlet, or it could not be read. */
  list: AppList | undefined
  /** Why `list` is missing or older than it should be. */
  problem?: Pick<Problem, 'title' | 'message'>
}

let last: AppList | undefined

/** Keeps the list that the server rendered, to fall back to. */
export function keepServed(data: AppsData): AppsData {
  last = data.list
  return data
}

/**
 * The modules of this tab's outlet, in one call. If no answer comes, the last list of the same outlet stays and is
 * marked as old.
 */
export async function askForApps(askServer: () => Promise<AppsData>): Promise<AppsData> {
  const outletId = readTabOutlet()
  const result = await merchantApi('allApps', {})
  if (result.ok) return keepServed({ list: result.data })
  // The tab's outlet was archived meanwhile; the server chooses another one.
  if (result.problem?.code === 'outlet_refused') return keepServed(await askServer())
  const problem = result.problem ?? browserMessages.unavailable
  return { list: !outletId || last?.outlet.id === outletId ? last : undefined, problem }
}
