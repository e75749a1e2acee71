import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/journey.ts'
import { sandboxUrl } from '../../support/product.ts'
import { confirmedAccount } from '../../support/sign-in/confirmed-account.ts'
import { callApi, signInAs } from '../../support/sign-in/merchant-browser.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const figure = (page: Page, name: string) =>
  panel(page, 'Wallet').locator('dl > div').filter({ hasText: name }).locator('dd')

/** A plan that is paid by card, made without the pages that lead there. Gives the id that it has at the processor. */
async function planByCard(page: Page, request: APIRequestContext): Promise<string> {
  const started = await callApi(page, '/merchant/subscription', {})
  const payUrl = String(started['url'])
  await request.post(payUrl, { form: { decision: 'pay' }, maxRedirects: 0 })
  await callApi(page, `/merchant/subscription?plan=${String(started['plan'])}`)
  const session = payUrl.split('/').at(-1) ?? ''
  const answer = await request.get(`${sandboxUrl}/stripe/v1/checkout/sessions/${session}`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  })
  return ((await answer.json()) as { subscription: string }).subscription
}

/** Sums stand under each other at their right edge; on a telephone a movement takes two lines and not a screen. */
async function expectShortLines(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  for (const telephone of [false, true]) {
    if (telephone) await page.setViewportSize({ width: 390, height: 844 })
    const edges = await page.locator('tbody td[data-kind=sum]:last-child').evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        return Math.round(text.getBoundingClientRect().right)
      }),
    )
    expect(new Set(edges).size).toBe(1)
  }
  const heights = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  for (const row of heights) expect(row).toBeLessThan(100)
  await page.setViewportSize({ width, height })
}

test('[MONEY-02] [MONEY-03] [MONEY-04] [MONEY-08] [MONEY-09] the plan is paid by card, a top-up has its receipt at once, the statement filters and prints', async ({
  page,
  inbox,
}) => {
  await signInAs(page, await confirmedAccount(page, inbox))
  await page.goto('/merchant/billing')
  await expect(panel(page, 'Plan').getByText('No plan')).toBeVisible()
  await expect(panel(page, 'Top up').getByText('Approve the plan of this store first.')).toBeVisible()
  await panel(page, 'Plan').getByRole('button', { name: 'Pay by card' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL('/merchant/billing')
  await expect(panel(page, 'Plan').getByText('Trial', { exact: true })).toBeVisible()
  await expect(figure(page, 'Lasts')).toHaveText('no regular spending')

  await panel(page, 'Top up').getByRole('radio', { name: /\$100/ }).check()
  await panel(page, 'Top up').getByRole('button', { name: 'Pay by card' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL('/merchant/billing')
  await expect(figure(page, 'Balance')).toHaveText('$101.00')
  await expect(figure(page, 'Reserved for campaigns')).toHaveText('$0.00')
  await expect(figure(page, 'Reserve for sign-in codes')).toHaveText('$2.00')
  await expect(figure(page, 'Available')).toHaveText('$99.00')

  await panel(page, 'Statement and documents').getByRole('link', { name: /^R\d/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt R/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Paid/ })).toContainText('$100.00')
  await expectAccessible(page)

  await page.goto('/merchant/billing/statement')
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await expectShortLines(page)
  await page.getByLabel('Type').selectOption({ label: 'Top-up' })
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/kind=top_up/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ])
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.trim().split('\n')).toHaveLength(2)
  expect(csv).toContain('Top-up')

  await page.goto('/merchant/billing/statement')
  await page.getByRole('link', { name: 'Print view' }).click()
  const rows = page.locator('article tbody tr')
  await expect(rows.first()).toContainText('Opening balance$0.00')
  await expect(rows.last()).toContainText('Closing balance$101.00')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})

test(
  '[MONEY-02] a failed payment is told on every page and can be paid; cancelling takes one page',
  { tag: '@long' },
  async ({ page, request, inbox }) => {
    await signInAs(page, await confirmedAccount(page, inbox))
    const plan = await planByCard(page, request)
    const setPlan = (status: string) =>
      request.post(`${sandboxUrl}/stripe/plans/${plan}`, { form: { status } })

    await setPlan('past_due')
    await page.goto('/merchant/apps')
    const banner = page.getByRole('complementary', { name: 'Plan' })
    await expect(banner).toContainText('The payment for a plan failed.')
    await banner.getByRole('link', { name: 'See billing' }).click()
    await expect(panel(page, 'Plan').getByText('Payment failed')).toBeVisible()
    await expectAccessible(page)
    await setPlan('unpaid')
    await page.reload()
    await expect(panel(page, 'Plan').getByText('Frozen', { exact: true })).toBeVisible()
    await expect(panel(page, 'Top up').getByRole('button')).toHaveCount(0)

    await panel(page, 'Plan').getByRole('link', { name: 'Pay now' }).click()
    await page.getByRole('button', { name: 'Pay invoice' }).click()
    await page.getByRole('link', { name: /^Back to/ }).click()
    await page.waitForURL('/merchant/billing')
    await expect(panel(page, 'Plan').getByText(/^(Active|Trial)$/)).toBeVisible()
    await expect(banner).toHaveCount(0)

    await page.reload()
    await panel(page, 'Plan').getByRole('button', { name: 'Cancel plan' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Your other stores can use the money left in the wallet')
    await question.getByRole('button', { name: 'Cancel the plan' }).click()
    await expect(panel(page, 'Plan').getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(panel(page, 'Plan')).toContainText('Runs until')
    await expect(panel(page, 'Plan')).toContainText('Keep the plan. You pay nothing before that day.')
    await panel(page, 'Plan').getByRole('button', { name: 'Keep the plan' }).click()
    await expect(panel(page, 'Plan').getByText(/^(Active|Trial)$/)).toBeVisible()
  },
)

test(
  '[MONEY-02] [MONEY-04] a store on Shopify approves its plan and tops up there',
  { tag: '@long' },
  async ({ page, request, inbox }) => {
    const shop = `bill-${Date.now().toString(36)}-10.myshopify.com`
    await signInAs(page, await confirmedAccount(page, inbox))
    const grant = await callApi(page, '/shopify/grant/start', { shop })
    const form = { decision: 'install' }
    const granted = await request.post(String(grant['url']), { form, maxRedirects: 0 })
    await page.goto(granted.headers()['location'] ?? '')

    await page.goto('/merchant/billing')
    const approve = panel(page, 'Plan').getByRole('button', { name: 'Approve at Shopify' })
    await approve.click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.waitForURL('/merchant/billing')
    await expect(panel(page, 'Plan').getByText('Not approved', { exact: true })).toBeVisible()
    await page.reload()
    await approve.click()
    await page.waitForURL(/\/admin\/charges\//)
    const charge = page.url().replace(/\/confirm$/, '')
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.waitForURL('/merchant/billing')
    await expect(panel(page, 'Plan').getByText('Trial', { exact: true })).toBeVisible()

    await page.reload()
    await panel(page, 'Top up').getByRole('button', { name: 'Pay at Shopify' }).click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.waitForURL('/merchant/billing')
    await expect(figure(page, 'Balance')).toHaveText('$51.00')
    await expect(panel(page, 'Statement and documents').getByRole('link', { name: /^R\d/ })).toBeVisible()

    await request.post(`${charge}/state`, { form: { status: 'FROZEN' } })
    await expect(async () => {
      await page.reload()
      await expect(panel(page, 'Plan').getByText('Frozen', { exact: true })).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(panel(page, 'Plan')).toContainText('Please pay the bill in your Shopify admin.')
  },
)
