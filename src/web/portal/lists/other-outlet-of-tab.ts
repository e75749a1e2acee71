import { readTabOutlet } from '#web/client/session/tab-outlet.ts'

/** The outlet that the tab works in, where the server has drawn another one. */
export function otherOutletOfTab(served: string | undefined): string | undefined {
  const own = readTabOutlet()
  return own && own !== served ? own : undefined
}
