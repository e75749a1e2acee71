import { expect, type Page } from '@playwright/test'
import type { Inbox } from '../journey.ts'
import { type MerchantLogin, newAccount } from './merchant-browser.ts'

/** Confirms the address in the browser that signed up, so that the account may pay and have several outlets. */
export async function confirmEmail(page: Page, { email }: MerchantLogin, inbox: Inbox): Promise<void> {
  const link = new URL(await inbox.linkIn(await inbox.emailTo(email, ''), '/merchant/verify-email'))
  const answer = await page.request.post('/api/merchant/verify_email', {
    headers: { origin: link.origin },
    data: { token: link.searchParams.get('token') },
  })
  expect(await answer.json()).not.toHaveProperty('reset_token')
}

export async function confirmedAccount(page: Page, inbox: Inbox): Promise<MerchantLogin> {
  const login = await newAccount(page.request)
  await confirmEmail(page, login, inbox)
  return login
}
