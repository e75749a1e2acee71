import { hasConsent } from './consent.ts'

/** Counts clicks on elements with `data-event` and `data-event-category`. */
export function countEvents(signal: AbortSignal) {
  document.addEventListener(
    'click',
    ({ target }) => {
      const counted = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null
      const { event: label, eventCategory: category } = counted?.dataset ?? {}
      if (label && category) countEvent(category, label)
    },
    { signal },
  )
}

/**
 * Always with our own collector, which keeps nothing personal, and with the third-party service only where the
 * visitor agreed.
 */
export function countEvent(category: string, label: string) {
  const body = JSON.stringify({ category, label, path: location.pathname })
  // A beacon is sent even if the page is left.
  navigator.sendBeacon('/api/events', new Blob([body], { type: 'application/json' }))
  sendToThirdParty(category, label)
}

const collector = 'https://www.google-analytics.com/g/collect'

/** Uses the service's protocol without its script, so none of its code runs in our pages. */
function sendToThirdParty(category: string, label: string) {
  const id = document.querySelector<HTMLMetaElement>('meta[name=analytics-id]')?.content
  if (!id || !hasConsent()) return
  const query = new URLSearchParams({
    v: '2',
    tid: id,
    cid: visitorOfThisTab(),
    dl: location.origin + location.pathname,
    en: label,
    'ep.event_category': category,
    'ep.event_label': label,
  })
  navigator.sendBeacon(`${collector}?${query}`)
}

/** Forgotten when the tab closes: enough to count visits, not enough to follow anybody. */
function visitorOfThisTab(): string {
  const known = sessionStorage.getItem('visitor')
  if (known) return known
  const made = `${crypto.getRandomValues(new Uint32Array(1))[0]}.${Math.floor(Date.now() / 1000)}`
  sessionStorage.setItem('visitor', made)
  return made
}
