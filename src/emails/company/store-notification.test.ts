import { expect, test } from 'vitest'
import { renderEmail } from '../render-email.tsx'

const link = 'https://infiniti.example/merchant/dashboard/?outletId=1'
const data = {
  firstName: 'Asha',
  company: 'Tamarind',
  region: { locale: 'en-GB', timeZone: 'Asia/Kolkata', currencySymbol: '₹' },
  settingsUrl: 'https://infiniti.example/merchant/settings#notifications',
  shop: 'tamarind.myshopify.com',
  at: '2026-11-15T05:19:42.000Z',
  dashboardUrl: link,
}

test('[HOOK-03] a customer’s request reaches the owner with its deadline and a link', async () => {
  const { subject, text } = await renderEmail(
    { template: 'store-notification', data: { ...data, about: 'data-request' } },
    'infiniti.example',
  )
  expect(subject).toBe('A customer of tamarind.myshopify.com asked for their data')
  for (const says of ['within 30 days', 'the customer’s number at Shopify', data.shop, link])
    expect(text).toContain(says)
})

test('[SYNC-05] [HOOK-02] a store that refuses us is reported with what to do and what is erased', async () => {
  const { subject, text } = await renderEmail(
    { template: 'store-notification', data: { ...data, about: 'disconnected' } },
    'infiniti.example',
  )
  expect(subject).toBe('tamarind.myshopify.com is no longer connected')
  for (const says of [
    'Open the app from your Shopify admin',
    'we erase our copy of its orders after two days, or at once if Shopify asks us to',
    link,
  ])
    expect(text).toContain(says)
  expect(text).not.toContain('on hold')
})

test.each([
  [1, '1 order is still on hold at Shopify'],
  [3, '3 orders are still on hold at Shopify'],
])('[WIN-11] a store that refuses us while %i of its orders wait hears so', async (held, says) => {
  const { text } = await renderEmail(
    { template: 'store-notification', data: { ...data, about: 'disconnected', held } },
    'infiniti.example',
  )
  expect(text).toContain(says)
})
