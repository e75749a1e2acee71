import { paintBrowser, paintedTheme } from '#web/kit/foundations/theme.ts'
import { keepCampaign } from '#web/client/analytics/campaign.ts'
import { consentBanner } from '#web/client/analytics/consent.ts'
import { copyPhone } from './copy-phone.ts'
import { countEvents } from '#web/client/analytics/count-events.ts'
import { countPage } from '#web/client/analytics/count-page.ts'
import { dialogCommands } from './dialog-commands.ts'
import { hideOnScroll } from './hide-on-scroll.ts'
import { menu } from './menu.ts'

let running: AbortController | undefined

/**
 * Brings the frame of a page to life: top bar, menu, telephone links. Documents start it from
 * their script, app pages after hydration. Starting it again replaces the first start; the answer stops it.
 */
export function startLayout() {
  running?.abort()
  const controller = new AbortController()
  running = controller
  const { signal } = controller

  keepCampaign()

  const theme = paintedTheme()
  if (theme !== 'system') paintBrowser(theme)

  const bar = document.querySelector<HTMLElement>('.top-bar')
  if (bar) hideOnScroll(bar, signal)

  const button = document.querySelector<HTMLButtonElement>('.top-bar-menu')
  const dialog = document.querySelector<HTMLDialogElement>('dialog.menu')
  if (button && dialog) menu(button, dialog, signal)

  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-phone]')) copyPhone(link, signal)

  const banner = document.querySelector<HTMLElement>('.consent-banner')
  if (banner) consentBanner(banner, signal)
  countEvents(signal)
  countPage()
  dialogCommands(signal)

  return () => controller.abort()
}
