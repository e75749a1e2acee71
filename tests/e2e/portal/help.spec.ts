import { expect, expectAccessibleNarrowAndWide, test } from '../../support/journey.ts'
import { newAccount, signInAs } from '../../support/sign-in/merchant-browser.ts'

test('[LIVE-08] help is one press away: a guide is found by keyboard, and a message leaves with its page', async ({
  page,
  request,
}) => {
  await signInAs(page, await newAccount(request))
  await page.goto('/merchant/users')
  const open = page.getByRole('banner').getByRole('button', { name: 'Help' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Help' })
  await expect(dialog).toBeVisible()
  await expectAccessibleNarrowAndWide(page)
  const search = dialog.getByLabel('Search questions and guides')
  await search.fill('zzzz')
  await expect(dialog.getByText('Nothing found.')).toBeVisible()
  await search.fill('refund')
  await expect(dialog.getByRole('link', { name: 'Can I get a refund?' })).toHaveAttribute(
    'href',
    '/faq#refunds',
  )
  await expect(dialog.getByRole('link', { name: /status page/ })).toHaveAttribute('href', '/status')

  await dialog.getByLabel('Your message').fill('Where do I see a refund?')
  await expect(dialog).toContainText('you wrote from /merchant/users')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Message sent')).toBeVisible()
  await expect(page.getByText(/Your reference is M-/)).toBeVisible()
  await expect(dialog.getByLabel('Your message')).toHaveValue('')

  await search.fill('top up')
  await dialog.getByRole('link', { name: 'Top up the wallet' }).press('Enter')
  await page.waitForURL('/merchant/billing#topUp')
  await expect(dialog).toBeHidden()
})
