import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessibleNarrowAndWide, test } from '../../support/journey.ts'
import { newAccount, signInAs } from '../../support/sign-in/merchant-browser.ts'
import { sandboxUrl } from '../../support/product.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })
/** A plain select until script is here. */
const searchable = (part: Locator, name: string) =>
  part.getByRole('combobox', { name }).and(part.locator('input'))

test('[PORT-10] zone, language and symbol are chosen by search, shown before, and used everywhere after', async ({
  page,
  request,
}) => {
  await signInAs(page, await newAccount(request))
  await page.goto('/merchant/settings')
  const region = panel(page, 'Language, time, money')
  await searchable(region, 'Time zone').fill('new york')
  await region.getByRole('option', { name: /New York/ }).click()
  await region.getByLabel('Language').selectOption('en-US')
  await region.getByLabel('Currency symbol').fill('')
  await region.getByRole('button', { name: 'Save' }).click()
  await expect(region.getByText('Currency symbol required')).toBeVisible()
  await region.getByLabel('Currency symbol').fill('€')
  await expect(region.getByText('€129,900.50')).toBeVisible()
  await region.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Language, time and money saved')).toBeVisible()

  await expect(page.getByRole('contentinfo')).toContainText('Times in America/New York')
  expect(await page.evaluate(() => localStorage.getItem('userPermission'))).toContain('"currencySymbol":"€"')
  await page.goto('/merchant/account')
  const written = page.getByRole('main').locator('time').first()
  await expect(written).toHaveAttribute('title', 'America/New_York')
  await expect(written).toHaveText(/^\p{L}+ \d{1,2}, \d{4}$/u)
})

test('[PORT-10] what is typed and not saved is asked about, survives a fault, and is saved in the end', async ({
  page,
  request,
}) => {
  await signInAs(page, await newAccount(request))
  await page.goto('/merchant/settings')
  const name = panel(page, 'Name')
  await name.getByLabel('Company name').fill('Straits & Daughters')
  await expect(name.getByText('Not saved yet')).toBeVisible()

  await page.getByRole('link', { name: 'Infiniti, apps' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/merchant/settings')
  // Out of the portal it is the browser that asks.
  const asked = page.waitForEvent('dialog')
  const leaving = page.getByRole('link', { name: 'Terms of use' }).click()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await leaving
  await expect(page).toHaveURL('/merchant/settings')

  await page.route('**/api/merchant/settings', (route) => route.abort(), { times: 1 })
  await name.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The server did not answer.')).toBeVisible()
  await expect(name.getByLabel('Company name')).toHaveValue('Straits & Daughters')
  await name.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Name saved')).toBeVisible()
  await page.reload()
  await expect(name.getByLabel('Company name')).toHaveValue('Straits & Daughters')
})

test(
  '[PORT-10] an email is switched off at once and stays off',
  { tag: '@long' },
  async ({ page, request }) => {
    await signInAs(page, await newAccount(request))
    await page.goto('/merchant/settings#notifications')
    const notices = panel(page, 'Emails')
    await notices.getByLabel('New sign-in').uncheck()
    await expect(toast(page, 'Emails saved')).toBeVisible()
    await expect(notices.getByText('3 of 4 on')).toBeVisible()
    await page.reload()
    await expect(notices.getByLabel('New sign-in')).not.toBeChecked()
  },
)

test(
  '[PORT-10] particulars and logo: written on the letterhead, kept, and taken off again',
  { tag: '@long' },
  async ({ page, request }) => {
    await signInAs(page, await newAccount(request))
    await page.goto('/merchant/company')
    const head = page.getByRole('figure', { name: 'Preview' })
    await expect(head).toContainText('Nothing to show yet')
    const particulars = panel(page, 'Company details')
    await particulars.getByLabel('Legal name').fill('Straits Pantry Pte Ltd')
    await particulars.getByLabel('Address').fill('1 Quay\nUnit 5')
    await searchable(particulars, 'Country').fill('singa')
    await particulars.getByRole('option', { name: /Singapore/ }).click()
    await particulars.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Company details saved')).toBeVisible()
    await expect(head).toContainText('Unit 5Singapore')

    const logo = panel(page, 'Logo')
    const file = logo.getByLabel('Choose a picture')
    await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('notes') })
    await expect(logo.getByText('We can’t read this file')).toBeVisible()
    await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await page.screenshot() })
    await expect(logo.getByRole('img', { name: 'Your new logo' })).toBeVisible()
    await logo.getByRole('button', { name: 'Use this logo' }).click()
    await expect(toast(page, 'Logo saved')).toBeVisible()
    await page.reload()
    await expect(head.getByRole('img', { name: 'The logo' })).toHaveJSProperty('complete', true)
    await logo.getByRole('button', { name: 'Remove the logo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
    await expect(toast(page, 'Logo removed')).toBeVisible()
    await expect(head.getByRole('img')).toHaveCount(0)
  },
)

test('[PORT-10] a domain in any pasted form is added, proved in the zone, and removed', async ({
  page,
  request,
}) => {
  const login = await newAccount(request)
  await signInAs(page, login)
  await page.goto('/merchant/domains')
  const own = `${login.email.split('@')[0]}.straits.example`
  const add = panel(page, 'Add a domain')
  await add.getByLabel('Domain').fill('not a domain')
  await add.getByRole('button', { name: 'Add the domain' }).click()
  await expect(add.getByText('Not a domain')).toBeVisible()
  await add.getByLabel('Domain').fill(`https://www.${own}/shop?x=1`)
  await expect(add.getByText(`We read: ${own}`)).toBeVisible()
  await add.getByRole('button', { name: 'Add the domain' }).click()

  const card = panel(page, 'Your domains').getByRole('listitem').filter({ hasText: own })
  await expect(card).toContainText('Not checked yet')
  await card.getByRole('button', { name: 'Check now' }).click()
  await expect(card).toContainText('Record not found')
  const text = await card.getByText('infiniti-verification=').innerText()
  const zone = await card.getByRole('link', { name: 'Add it to the demo’s DNS' }).getAttribute('href')
  expect(zone).toBe(`${sandboxUrl}/names?${new URLSearchParams({ name: `_infiniti.${own}`, text })}`)
  await request.post(`${sandboxUrl}/names`, { form: { name: `_infiniti.${own}`, text } })
  await card.getByRole('button', { name: 'Check again' }).click()
  await expect(card).toContainText('Verified since')
  await expectAccessibleNarrowAndWide(page)

  await card.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
  await expect(panel(page, 'Your domains')).toContainText('No domains yet')
})

test(
  '[PORT-10] who may not change the settings reads them, and whom to ask',
  { tag: '@long' },
  async ({ page, request, inbox }) => {
    const login = await newAccount(request)
    await signInAs(page, login)
    const sent = await inbox.emailTo(login.email, 'Welcome')
    const verify = new URL(await inbox.linkIn(sent, '/merchant/verify-email')).searchParams.get('token')
    const support = { email: `support-${login.email}`, password: 'Quiet#Harbour7' }
    const invited = await page.evaluate(
      async ({ token, email }) => {
        const { access } = JSON.parse(localStorage.getItem('token') ?? '{}') as { access: string }
        const { outlet_list } = JSON.parse(localStorage.getItem('userPermission') ?? '{}') as {
          outlet_list: { id: string }[]
        }
        const send = (path: string, body: object) =>
          fetch(`/api${path}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}` },
            body: JSON.stringify(body),
          })
        await send('/merchant/verify_email', { token })
        const outlet_ids = outlet_list.map(({ id }) => id)
        return (await send('/merchant/users/invite', { email, role: 'support', outlet_ids })).status
      },
      { token: verify, email: support.email },
    )
    expect(invited).toBe(200)
    const join = await inbox.linkIn(await inbox.emailTo(support.email, 'invites you'), '/merchant/invitation')
    await request.post('/api/merchant/invitation/join', {
      headers: { origin: new URL(page.url()).origin },
      data: {
        token: new URL(join).searchParams.get('token'),
        first_name: 'Noor',
        last_name: 'Haddad',
        password: support.password,
        termsAndCondition: true,
      },
    })
    await inbox.emailTo(login.email, 'Noor Haddad joined')

    await signInAs(page, support)
    for (const path of ['settings', 'company', 'domains']) {
      await page.goto(`/merchant/${path}`)
      await expect(page.getByText('Owners and admins can change this: Mei Chua.').first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    }
  },
)
