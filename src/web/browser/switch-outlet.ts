import { errorMessages } from '#content/messages.ts'
import type { Problem } from '#contract/problem.ts'
import { callSignedIn } from './call-signed-in.ts'
import { storePortal } from './session.ts'
import { forgetTabOutlet, keepTabOutlet, readTabOutlet } from './tab-outlet.ts'

type Shown = Pick<Problem, 'title' | 'message'>

const change = { name: 'outletChange', method: 'post', path: '/outletChange' } as const

/**
 * Makes an outlet this tab's own. It counts at once, so that what the page loads meanwhile names it already; where
 * the server refuses, the tab has its earlier one again and the refusal is the answer.
 */
export async function switchOutlet(outletId: string): Promise<Shown | undefined> {
  const before = readTabOutlet()
  keepTabOutlet(outletId)
  const outcome = await callSignedIn(change, { outlet_id: outletId })
  if (outcome.ok) {
    storePortal(outcome.data.data)
    return undefined
  }
  // Whoever switched again meanwhile is not pulled back.
  if (readTabOutlet() === outletId) putBack(before)
  return outcome.problem ?? errorMessages.internal
}

function putBack(before: string | undefined): void {
  if (before) keepTabOutlet(before)
  else forgetTabOutlet()
}
