import type { Page } from '@playwright/test'

/** A page with nothing on it, at the product's address, whose scripts can call the API. It costs less than a real one. */
export async function openBlankPage(page: Page, address = ''): Promise<void> {
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '' }), { times: 1 })
  await page.goto(`${address}/blank`)
}
