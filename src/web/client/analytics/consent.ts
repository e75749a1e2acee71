declare global {
  interface Navigator {
    /** Global Privacy Control: set by people who have refused everywhere, once. */
    globalPrivacyControl?: boolean
  }
}

const halfAYear = 180 * 24 * 60 * 60

const choice = () => /(?:^|; )consent=(granted|refused)/.exec(document.cookie)?.[1]

export const hasConsent = () => !navigator.globalPrivacyControl && choice() === 'granted'

/**
 * Shows the banner to visitors who have not chosen, where there is something to choose: an id of the third
 * party is configured, and the browser does not refuse for them already.
 */
export function consentBanner(banner: HTMLElement, signal: AbortSignal) {
  const configured = document.querySelector<HTMLMetaElement>('meta[name=analytics-id]')?.content
  if (!configured || navigator.globalPrivacyControl) return
  banner.hidden = choice() !== undefined
  for (const button of banner.querySelectorAll<HTMLButtonElement>('[data-consent]')) {
    button.addEventListener('click', () => remember(banner, button.dataset.consent ?? 'refused'), { signal })
  }
  for (const opener of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
    opener.hidden = false
    opener.addEventListener('click', () => open(banner), { signal })
  }
}

function open(banner: HTMLElement) {
  banner.hidden = false
  banner.querySelector<HTMLElement>('[data-consent]')?.focus()
}

function remember(banner: HTMLElement, chosen: string) {
  document.cookie = `consent=${chosen}; Path=/; Max-Age=${halfAYear}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  banner.hidden = true
}
