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
 * Shows the slip to visitors who have not chosen, where there is something to choose: an id of the third
 * party is configured, and the browser does not refuse for them already.
 */
export function consentBanner(slip: HTMLElement, signal: AbortSignal) {
  const configured = document.querySelector<HTMLMetaElement>('meta[name=analytics-id]')?.content
  if (!configured || navigator.globalPrivacyControl) return
  slip.hidden = choice() !== undefined
  for (const button of slip.querySelectorAll<HTMLButtonElement>('[data-consent]')) {
    button.addEventListener('click', () => remember(slip, button.dataset.consent ?? 'refused'), { signal })
  }
  for (const opener of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
    opener.hidden = false
    opener.addEventListener('click', () => open(slip), { signal })
  }
}

function open(slip: HTMLElement) {
  slip.hidden = false
  slip.querySelector<HTMLElement>('[data-consent]')?.focus()
}

function remember(slip: HTMLElement, chosen: string) {
  document.cookie = `consent=${chosen}; Path=/; Max-Age=${halfAYear}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  slip.hidden = true
}
