import { readTabOutlet } from '#web/client/session/tab-outlet.ts'

/**
 * The tab's outlet, if the server rendered another one. Where the address named that one, the tab is about to work in
 * it, and asks for nothing.
 */
export function otherOutletOfTab(served: string | undefined, asked = ''): string | undefined {
  if (asked && asked === served) return undefined
  const own = readTabOutlet()
  return own && own !== served ? own : undefined
}
