import { expect, type Page } from '@playwright/test'

/** Opens a page of the demo, plays the sign-in and uses the code that it shows. */
export async function signIn(page: Page, path: string): Promise<void> {
  await playSignIn(page, path)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('button', { name: 'Use this code' }).click()
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible()
}

/** Opens a page of the demo and signs the customer out. */
export async function playSignIn(page: Page, path: string): Promise<void> {
  await page.goto(`/demo/${path}`)
  const controls = page.getByRole('button', { name: 'Controls' })
  const play = page.getByRole('button', { name: 'Try the sign-in' })
  await expect(controls.or(play).first()).toBeVisible()
  const isFolded = await controls.isVisible()
  if (isFolded) await controls.click()
  await play.click()
  if (isFolded) await controls.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
}

/** Waits until the page has fetched a file whose address contains the text. */
export async function waitForFile(page: Page, text: string): Promise<void> {
  const isFetched = (part: string) =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes(part))
  await expect.poll(() => page.evaluate(isFetched, text)).toBe(true)
}

const networkError =
  /^(Failed to fetch manifest patches|Error loading route module|(TypeError: )?Failed to fetch)/

/** Drops the complaints of the browser that a missing network explains, and no others. */
export function forgetNetworkErrors(complaints: string[]): void {
  const others = complaints.filter((text) => !networkError.test(text))
  complaints.splice(0, complaints.length, ...others)
}
