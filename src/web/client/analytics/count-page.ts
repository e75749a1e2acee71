import { campaignMarks } from './campaign.ts'

/** The page that was counted last in this tab, for pages that change without loading. */
let counted = ''

/**
 * That a public page was opened: from outside, which begins a visit, or from another page of ours. Known from the
 * address that the browser came from; nobody is recognised. Going back and loading again count for nothing.
 */
export function countPage() {
  if (document.prerendering) return document.addEventListener('prerenderingchange', countPage, { once: true })
  const { pathname } = location
  if (pathname === counted) return
  const isFirst = counted === ''
  counted = pathname
  onLeaving(() => send(pathname, isFirst))
}

function send(path: string, isFirst: boolean) {
  const [navigation] = performance.getEntriesByType('navigation')
  const isOpened = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
  if (isFirst && !isOpened) return
  const isOnward = !isFirst || document.referrer.startsWith(`${location.origin}/`)
  const label = isOnward ? 'onward' : 'entry'
  const body = JSON.stringify({ category: 'Page', label, path, source: campaign() })
  navigator.sendBeacon('/api/events', new Blob([body], { type: 'application/json' }))
}

/** Runs when the page is left, so that showing it costs no request. */
function onLeaving(act: () => void) {
  const leave = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', leave)
    act()
  }
  document.addEventListener('visibilitychange', leave)
}

/** The campaign's name where it is a plain word, as names of campaigns are; anything else is not sent. */
function campaign(): string | undefined {
  const name = campaignMarks().utm_source?.toLowerCase() ?? ''
  return /^[a-z\d][a-z\d._-]{0,39}$/.test(name) ? name : undefined
}

declare global {
  interface Document {
    /** Rendered ahead, for a visitor who may not come. */
    readonly prerendering?: boolean
  }
}
