import type { Page } from '@playwright/test'
import { actBeforeReact } from './wait-for-react.ts'

/** Holds the page's scripts back until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await actBeforeReact(page)
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}
