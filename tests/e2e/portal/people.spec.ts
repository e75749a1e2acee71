import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleNarrowAndWide, test } from '../../support/journey.ts'
import { newAccount, signInAs } from '../../support/sign-in/merchant-browser.ts'
import { testPorts } from '../../support/product.ts'
import { waitForReact } from '../../support/wait-for-react.ts'

const owner = { email: 'merchant@demo.example', password: 'Merchant#2025' }
const password = 'Quiet#Harbour7'
const newEmail = (name: string) => `${name}-${randomUUID().slice(0, 8)}@tamarind.example`

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })

/** A second person at another machine. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${testPorts.app}` })
  const page = await context.newPage()
  await waitForReact(page)
  return page
}

/** Sends an invitation into the outlet of the tab, from the users page. */
async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.goto('/merchant/users')
  await panel(page, 'People').getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('radio', { name: role }).check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(panel(page, 'Invitations').getByRole('row', { name: email })).toBeVisible()
}

test('[PORT-10] a colleague is invited, joins by mail with a smaller role, and is out when removed', async ({
  page,
  browser,
  inbox,
}) => {
  const email = newEmail('noor')
  await signInAs(page, owner)
  await invite(page, email, 'Support')
  await expect(panel(page, 'Invitations').getByRole('row', { name: email })).toContainText('Tamarind Supply')

  const colleague = await elsewhere(browser)
  await colleague.goto(
    await inbox.linkIn(await inbox.emailTo(email, 'Asha Rao invites you'), 'merchant/invitation'),
  )
  await expect(colleague.getByRole('heading', { name: 'Join Tamarind Supply' })).toBeVisible()
  await expect(colleague.getByText('Asha Rao')).toBeVisible()
  await expectAccessibleNarrowAndWide(colleague)
  await colleague.getByLabel('First name').fill('noor')
  await colleague.getByLabel('Last name').fill('haddad')
  await colleague.getByRole('textbox', { name: 'Password' }).fill('short')
  await colleague.getByRole('checkbox').check()
  await colleague.getByRole('button', { name: 'Join' }).click()
  await expect(colleague.getByText('add a number')).toBeVisible()
  await colleague.getByRole('textbox', { name: 'Password' }).fill(password)
  await colleague.getByRole('button', { name: 'Join' }).click()
  await colleague.waitForURL('**/merchant/apps')
  await expect(toast(colleague, 'You have joined Tamarind Supply.')).toBeVisible()
  await expect(colleague.getByRole('banner')).toContainText('Tamarind Supply')
  await expect(colleague.getByRole('button', { name: 'View Dashboard' }).first()).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'Activate Now' })).toHaveCount(0)
  await colleague
    .getByRole('banner')
    .getByRole('button', { name: /Tamarind Supply/ })
    .click()
  await expect(colleague.getByText('Tamarind Wholesale')).toHaveCount(0)
  await expect(colleague.getByRole('button', { name: 'Add Outlet' })).toHaveCount(0)

  await colleague.goto('/merchant/users')
  const people = panel(colleague, 'People')
  await expect(people.getByRole('row', { name: email })).toContainText('Support')
  await expect(people.getByRole('button', { name: 'Invite someone' })).toHaveCount(0)
  await expect(people.getByRole('button', { name: /^(Change|Remove)/ })).toHaveCount(0)
  await expect(panel(colleague, 'Invitations')).toHaveCount(0)
  await expect(panel(colleague, 'Roles').getByRole('columnheader', { name: 'Support You' })).toBeVisible()

  await page.reload()
  await panel(page, 'People')
    .getByRole('row', { name: email })
    .getByRole('button', { name: 'Remove' })
    .click()
  const question = page.getByRole('dialog', { name: 'Remove Noor Haddad?' })
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(panel(page, 'People').getByRole('row', { name: email })).toHaveCount(0)
  await colleague.getByRole('button', { name: 'Leave: Noor Haddad' }).click()
  await colleague.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await colleague.waitForURL('**/merchant/login?**')
  await colleague.context().close()
})

test(
  '[PORT-10] an invitation sent again replaces the link, and one taken back opens nothing',
  { tag: '@long' },
  async ({ page, browser, inbox }) => {
    const email = newEmail('late')
    await signInAs(page, owner)
    await invite(page, email, 'Marketer')
    const first = await inbox.linkIn(await inbox.emailTo(email, 'invites you'), 'merchant/invitation')
    const invitations = panel(page, 'Invitations')
    await invitations.getByRole('button', { name: `Send again: ${email}` }).click()
    await expect(toast(page, 'Sent again')).toBeVisible()

    const stranger = await elsewhere(browser)
    await stranger.goto(first)
    await expect(stranger.getByRole('heading', { name: 'Invitation not found' })).toBeVisible()
    let second = first
    await expect
      .poll(async () => {
        second = await inbox.linkIn(await inbox.emailTo(email, 'invites you'), 'merchant/invitation')
        return second
      })
      .not.toBe(first)
    await stranger.goto(second)
    await expect(stranger.getByRole('heading', { name: 'Join Tamarind Supply' })).toBeVisible()

    await invitations.getByRole('button', { name: `Cancel: ${email}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(invitations.getByRole('row', { name: email })).toHaveCount(0)
    await stranger.reload()
    await expect(stranger.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
    await stranger.context().close()
  },
)

test(
  '[PORT-10] an invited person with an account signs in and comes back; somebody else is told so first',
  { tag: '@long' },
  async ({ page, request, browser, inbox }) => {
    const invited = await newAccount(request)
    await signInAs(page, owner)
    await invite(page, invited.email, 'Analyst')
    const link = await inbox.linkIn(await inbox.emailTo(invited.email, 'invites you'), 'merchant/invitation')

    const visitor = await elsewhere(browser)
    await signInAs(visitor, { email: 'other@demo.example', password: owner.password })
    await visitor.goto(link)
    await expect(visitor.getByText('You are signed in as other@demo.example')).toBeVisible()
    await visitor.getByRole('button', { name: 'Sign out and continue' }).click()
    await visitor.getByRole('button', { name: 'Sign in to accept' }).click()
    await visitor.getByRole('textbox', { name: 'Password' }).fill(invited.password)
    await visitor.getByRole('button', { name: 'Sign In With Password' }).click()
    await visitor.getByRole('button', { name: 'Accept the invitation' }).click()
    await visitor.waitForURL('**/merchant/apps')
    await expect(visitor.getByRole('banner')).toContainText('Tamarind Supply')

    await visitor.goto('/merchant/users#companies')
    await panel(visitor, 'Companies').getByRole('button', { name: 'Switch: Mei Chua' }).click()
    await visitor.waitForURL('**/merchant/apps')
    await expect(visitor.getByRole('banner')).toContainText('Mei Chua')
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { name: 'Invitation already accepted' })).toBeVisible()
    await visitor.context().close()
  },
)

test(
  '[PORT-10] role and outlets change; the address and the last outlet are asked for',
  { tag: '@long' },
  async ({ page, browser, inbox }) => {
    const email = newEmail('ines')
    await signInAs(page, owner)
    await page.goto('/merchant/users')
    await panel(page, 'People').getByRole('button', { name: 'Invite someone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite someone' })
    await dialog.getByLabel('Email').fill('ines@')
    await dialog.getByRole('checkbox', { name: 'Tamarind Supply' }).uncheck()
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(dialog.getByText('Email is not valid (name@example.com)')).toBeVisible()
    await expect(dialog.getByText('Choose at least one outlet to work in.')).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('radio', { name: 'Admin' }).check()
    await dialog.getByRole('checkbox', { name: 'All outlets' }).check()
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(panel(page, 'Invitations').getByRole('row', { name: email })).toContainText('All')

    const colleague = await elsewhere(browser)
    await colleague.goto(await inbox.linkIn(await inbox.emailTo(email, 'invites you'), 'merchant/invitation'))
    await colleague.getByLabel('First name').fill('Ines')
    await colleague.getByLabel('Last name').fill('Prado')
    await colleague.getByRole('textbox', { name: 'Password' }).fill(password)
    await colleague.getByRole('checkbox').check()
    await colleague.getByRole('button', { name: 'Join' }).click()
    await colleague.waitForURL('**/merchant/apps')

    await page.reload()
    const row = panel(page, 'People').getByRole('row', { name: email })
    await row.getByRole('button', { name: 'Change' }).click()
    const change = page.getByRole('dialog', { name: 'Change Ines Prado' })
    await change.getByRole('radio', { name: 'Marketer' }).check()
    await change.getByRole('checkbox', { name: 'Tamarind Wholesale' }).uncheck()
    // The server would ask after a quarter of an hour; here it is made to ask at once, and then everything is real.
    const refusal = {
      code: 'proof_needed',
      title: 'Confirm that it’s you',
      message: 'Please confirm.',
      request_id: 'x',
    }
    await page.route(
      '**/api/merchant/users/change',
      (route) => route.fulfill({ status: 403, json: refusal }),
      {
        times: 1,
      },
    )
    await change.getByRole('button', { name: 'Save' }).click()
    const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' })
    await proof.getByRole('textbox', { name: 'Password' }).fill(owner.password)
    await proof.getByRole('button', { name: 'Confirm' }).click()
    await expect(row).toContainText('Marketer')
    await expect(row).toContainText('Tamarind Supply')
    await colleague.context().close()
  },
)

test(
  '[PORT-10] the last owner is told why there is no way out, and cannot invite unconfirmed',
  { tag: '@long' },
  async ({ page, request }) => {
    await signInAs(page, await newAccount(request))
    await page.goto('/merchant/users')
    const people = panel(page, 'People')
    await expect(people.getByText('Mei Chua is the only owner.')).toBeVisible()
    await expect(people.getByRole('button', { name: /^(Leave|Change|Remove)/ })).toHaveCount(0)
    await expectAccessibleNarrowAndWide(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
    await people.getByRole('button', { name: 'Invite someone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite someone' })
    await dialog.getByLabel('Email').fill(newEmail('nobody'))
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(toast(page, 'Not invited')).toBeVisible()
    await expect(dialog.getByLabel('Email')).not.toHaveValue('')
  },
)

test(
  '[PORT-10] departments are made, filled, renamed and taken away, each name once',
  { tag: '@long' },
  async ({ page, request }) => {
    await signInAs(page, await newAccount(request))
    await page.goto('/merchant/departments')
    const departments = panel(page, 'Groups')
    await expect(departments.getByRole('heading', { name: 'No departments yet' })).toBeVisible()
    const name = departments.getByLabel('Name')
    await name.fill('Packing')
    await name.press('Enter')
    await expect(departments.getByRole('row', { name: 'Packing' })).toContainText('No one yet')
    await name.fill('packing')
    await name.press('Enter')
    await expect(departments.getByText('A department with this name already exists.')).toBeVisible()
    await expect(name).toHaveValue('packing')
    await expectAccessibleNarrowAndWide(page)

    await departments.getByRole('button', { name: 'Change: Packing' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change Packing' })
    await dialog.getByLabel('Name').fill('Dispatch')
    await dialog.getByRole('checkbox', { name: 'Mei Chua' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(departments.getByRole('row', { name: 'Dispatch' })).toContainText('Mei Chua')
    await page.goto('/merchant/users')
    await expect(panel(page, 'People').getByRole('row', { name: 'Mei Chua' })).toContainText('Dispatch')
    await page.goto('/merchant/departments')
    await departments.getByRole('button', { name: 'Remove: Dispatch' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(departments.getByRole('heading', { name: 'No departments yet' })).toBeVisible()
  },
)
