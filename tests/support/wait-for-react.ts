import type { Page } from '@playwright/test'

const waiting = 'html[data-waits-for-react]'

/**
 * From here on, loads, actions and expectations wait until React has taken an app page over: a press before
 * that reaches nobody, unless it sends a form. Documents have no React.
 */
export async function waitForReact(page: Page): Promise<void> {
  await page.addInitScript(markUntilReady)
  await page.addLocatorHandler(page.locator(waiting), () => Promise.resolve())
  const { goto, reload } = page
  const isReady = () => page.waitForFunction((mark) => !document.querySelector(mark), waiting)
  const waitsForScripts = (until?: string) => until !== 'commit' && until !== 'domcontentloaded'
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (waitsForScripts(options?.waitUntil)) await isReady()
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (waitsForScripts(options?.waitUntil)) await isReady()
    return response
  }
}

/** For tests of what happens before React. */
export const actBeforeReact = (page: Page) => page.removeLocatorHandler(page.locator(waiting))

function markUntilReady() {
  const hasReact = () => 'hydrated' in document.documentElement.dataset
  const needsReact = () => document.querySelector('script[type=module][async]') !== null
  const look = () => {
    const waits = document.readyState === 'loading' || (needsReact() && !hasReact())
    document.documentElement.toggleAttribute('data-waits-for-react', waits)
    // Not by setTimeout, which tests with a clock of their own replace.
    if (waits) void scheduler.postTask(look, { delay: 10 })
  }
  new MutationObserver((_changes, observer) => {
    observer.disconnect()
    look()
  }).observe(document, { childList: true })
}
