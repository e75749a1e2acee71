import type { Page } from '@playwright/test'

/** Stops the page's clock before anything is loaded; from then on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

/** Three frames: time for a scroll to be noticed and for every observer of it to have been told. */
export function frames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 3
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : setTimeout(resolve))
        next()
      }),
  )
}
