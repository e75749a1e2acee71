import type { Page } from '@playwright/test'

/** The page is painted, and its script does not come until it is let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Clicks at the one moment at which React has taken over and what was done early has not been done again yet. */
export const clickAsReactBegins = (page: Page, selector: string) =>
  page.addInitScript((clicked) => {
    let early: Window['early']
    Object.defineProperty(window, 'early', {
      configurable: true,
      get: () => early,
      set(acts: NonNullable<typeof early>) {
        const { leaveToReact } = acts
        early = acts
        acts.leaveToReact = () => {
          leaveToReact()
          setTimeout(() => document.querySelector<HTMLElement>(clicked)?.click())
        }
      },
    })
  }, selector)

/** Everything that was done early has been done again. */
export const hasTakenOver = (page: Page) => page.evaluate(() => !('early' in window))
