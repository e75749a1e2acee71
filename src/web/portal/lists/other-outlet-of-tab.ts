import { readTabOutlet } from '#web/client/session/tab-outlet.ts'

/** The tab's outlet, if the server rendered another one. */
export function otherOutletOfTab(served: string | undefined): string | undefined {
  const own = readTabOutlet()
  return own && own !== served ? own : undefined
}
