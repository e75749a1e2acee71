import { eq } from 'drizzle-orm'
import { type ComponentProps, createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, createStaticHandler, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { billingPanels, planPanel, topUpPanel } from '#content/portal/billing.ts'
import { payments, subscriptions, walletSettings } from '#database/schema/billing.ts'
import { memberships } from '#database/schema/companies.ts'
import { companyProfiles } from '#database/schema/company-settings.ts'
import { showcaseCookie } from '#contract/accounts/cookies.ts'
import type { Role } from '#contract/people/roles.ts'
import { newId } from '#domain/identifiers.ts'
import { openShowcase } from '#domain/showcase/open-showcase.ts'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import { PanelsContext } from '#web/kit/panels/panels-context.ts'
import { type Portal, PortalContext } from '#web/portal/layout/portal-context.ts'
import { requestContext } from '#web/request-context.server.ts'
import { ApiClient } from '../../../../tests/support/api-client.ts'
import { furnishCompany } from '../../../../tests/support/furnish-company.ts'
import {
  dollar,
  newPayer,
  openMoneyWorld,
  submit,
  useUpTrial,
} from '../../../../tests/support/money-world.ts'
import { type Merchant, newMerchant } from '../../../../tests/support/new-merchant.ts'
import type { TestContext } from '../../../../tests/support/test-context.ts'
import { loader as approved } from './approved.ts'
import { loader as issuedDocument } from './document/route.tsx'
import { loader as billing } from './route.tsx'
import { loader as print } from './statement/print.tsx'
import { loader as statement } from './statement/route.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { TopUpPanel } from './top-up-panel.tsx'
import { loader as statementCsv } from './statement/statement-csv.ts'

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

/** The loaders of the routes, without their components; their types promise more than the handler needs to know. */
const { query, queryRoute } = createStaticHandler(
  Object.entries({
    '/merchant/billing': billing,
    '/merchant/billing/statement': statement,
    '/merchant/billing/statement/print': print,
    '/merchant/billing/documents/:id': issuedDocument,
    '/merchant/billing/approved': approved,
    '/merchant/billing/statement.csv': statementCsv,
  }).map(([path, loader]) => ({ id: path, path, loader: loader as never })),
)

function asked({ browser }: Pick<Merchant, 'browser'>, path: string) {
  const partner = browser.cookies.get('__Host-infiniti_user_token')
  const showcase = browser.cookies.get(showcaseCookie(true))
  const context = new RouterContextProvider()
  context.set(requestContext, {
    ...world.ctx,
    requestId: '',
    ip: browser.ip,
    userAgent: '',
    credentials: { access: undefined, partner, showcase },
  })
  return [new Request(`https://infiniti.example${path}`), { requestContext: context }] as const
}

async function statusOf(merchant: Merchant, path: string): Promise<number> {
  const answer = await query(...asked(merchant, path))
  return answer instanceof Response ? answer.status : answer.statusCode
}

async function withRole(role: Role): Promise<Merchant> {
  const merchant = await newMerchant(world)
  await world.ctx.db.update(memberships).set({ role }).where(eq(memberships.userId, merchant.userId))
  return merchant
}

const pages = ['', '/statement', '/statement/print', `/documents/${newId(new Date())}`].map(
  (path) => `/merchant/billing${path}`,
)

for (const role of ['marketer', 'support'] as const) {
  test(`[MONEY-08] billing answers 403 to the role ${role}, page by page, and nothing answers 500`, async () => {
    const merchant = await withRole(role)
    for (const path of pages) expect([path, await statusOf(merchant, path)]).toEqual([path, 403])
    // Where a provider leads back to: on to the page that says who can help.
    expect(await statusOf(merchant, '/merchant/billing/approved')).toBe(302)
    const csv = (await queryRoute(...asked(merchant, '/merchant/billing/statement.csv'))) as Response
    expect(csv.status).toBe(403)
    expect(await csv.text()).toMatch(
      /^Billing is not part of your role\. .+ Ask an owner of your company\.\n$/,
    )
    for (const path of ['/merchant/wallet', '/merchant/statement', '/merchant/documents']) {
      expect([path, (await merchant.browser.get(path)).status]).toEqual([path, 403])
    }
  })
}

test('[MONEY-08] an analyst reads billing', async () => {
  const merchant = await withRole('analyst')
  for (const path of pages.slice(0, 3)) expect([path, await statusOf(merchant, path)]).toEqual([path, 200])
  const csv = (await queryRoute(...asked(merchant, '/merchant/billing/statement.csv'))) as Response
  expect(csv.status).toBe(200)
  await csv.body?.cancel()
})

const dataOf = async (merchant: Merchant, path: string) =>
  (await queryRoute(...asked(merchant, path))) as Record<string, unknown>

/** The panel as a colleague reads it who may not pay. */
const drawTopUps = (data: Record<string, unknown>) =>
  draw(createElement(TopUpPanel, data as unknown as ComponentProps<typeof TopUpPanel>), { may: () => false })

function draw(panel: ReactElement, reader: Partial<Portal>): string {
  const portal = reader as Portal
  const Page = () =>
    createElement(
      ToastProvider,
      null,
      createElement(
        PortalContext,
        { value: portal },
        createElement(PanelsContext, { value: billingPanels }, panel),
      ),
    )
  return renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: Page }])))
}

test('[MONEY-04] a top-up that was declined is named on the billing page, for a day', async () => {
  const payer = await newPayer(world)
  const started = await payer.browser.post('/merchant/top_ups', { amount: 50 * dollar })
  expect(await dataOf(payer, '/merchant/billing')).toMatchObject({ refused: null })
  await world.ctx.db
    .update(payments)
    .set({ state: 'failed', payUrl: null })
    .where(eq(payments.id, String(started.body.payment)))
  expect(await dataOf(payer, '/merchant/billing')).toMatchObject({ refused: '$50.00', open: [] })
  const startedAt = new Date(world.time.now.getTime() - 25 * 60 * 60 * 1000)
  await world.ctx.db.update(payments).set({ startedAt }).where(eq(payments.walletId, payer.walletId))
  expect(await dataOf(payer, '/merchant/billing')).toMatchObject({ refused: null })
})

test('[MONEY-04] a top-up that the payer’s bank works on is on its way, with no page to pay on', async () => {
  const payer = await newPayer(world)
  const started = await payer.browser.post('/merchant/top_ups', { amount: 50 * dollar })
  const waiting = await dataOf(payer, '/merchant/billing')
  expect(waiting).toMatchObject({ open: [{ sum: '$50.00', payUrl: started.body.url as string }] })
  await submit(String(started.body.url), { decision: 'later' })
  await payer.browser.get(`/merchant/top_ups?payment=${started.body.payment}`)
  const underWay = await dataOf(payer, '/merchant/billing')
  expect(underWay).toMatchObject({ open: [{ sum: '$50.00', payUrl: null }], refused: null })
  const [before, after] = [drawTopUps(waiting), drawTopUps(underWay)]
  expect(before).toContain(topUpPanel.waiting('$50.00'))
  expect(before).toContain(topUpPanel.goOn)
  expect(after).toContain(topUpPanel.underWay('$50.00'))
  expect(after).not.toContain(topUpPanel.goOn)
})

test('[FRESH-04] a visitor of the demo store gets no document, no card and no page to pay at', async () => {
  const payer = await newPayer(world)
  const { companyId, outletId, walletId } = payer
  await furnishCompany(world.ctx, payer)
  const payUrl = 'https://pay.example/secret'
  await world.ctx.db.update(payments).set({ state: 'pending', payUrl }).where(eq(payments.walletId, walletId))
  await world.ctx.db.update(subscriptions).set({ payUrl }).where(eq(subscriptions.companyId, companyId))
  await world.ctx.db
    .update(walletSettings)
    .set({ cardBrand: 'visa', cardLast4: '4242' })
    .where(eq(walletSettings.walletId, walletId))
  world.ctx.settings.showcaseMerchant = payer.email
  const browser = new ApiClient(world)
  const cookie = await openShowcase({ ...world.ctx, ip: browser.ip, credentials: {} }, 'home')
  browser.cookies.set(showcaseCookie(true), cookie)
  const own = await dataOf(payer, '/merchant/billing')
  const shown = await queryRoute(...asked({ browser }, '/merchant/billing'))
  expect(JSON.stringify(own)).toContain(payUrl)
  expect(own).toMatchObject({ rules: { card: { last4: '4242' } } })
  expect(own['documents']).not.toHaveLength(0)
  expect(JSON.stringify(shown)).not.toContain(payUrl)
  expect(shown).toMatchObject({
    rules: { card: null },
    documents: null,
    open: [],
    plans: [{ outletId, payUrl: null }],
  })
})

test('[MONEY-01] what a top-up buys is counted in messages to the company’s own country', async () => {
  const payer = await newPayer(world)
  const { companyId } = payer
  const profile = { legalName: '', taxId: '', address: '', country: 'Germany', updatedAt: world.time.now }
  await world.ctx.db.insert(companyProfiles).values({ companyId, ...profile })
  expect(await dataOf(payer, '/merchant/billing')).toMatchObject({ country: 'Germany' })
})

test('[MONEY-07] a statement that ends before it begins shows no sums and says so', async () => {
  const payer = await newPayer(world, 40 * dollar)
  const reversed = '/merchant/billing/statement?from=2026-11-18&to=2026-11-01'
  expect(await dataOf(payer, reversed)).toMatchObject({ isWrong: true, opening: '', closing: '', lines: [] })
  const { status, body } = await payer.browser.get('/merchant/statement?from=2026-11-18&to=2026-11-01')
  expect([status, body.fields]).toEqual([400, { to: expect.stringMatching(/./) as string }])
})

test('[MONEY-02] a store whose company has used its trial reads what starting its plan takes at once', async () => {
  const merchant = await newMerchant(world)
  expect(await dataOf(merchant, '/merchant/billing')).toMatchObject({ trialDays: 14, paysToday: null })
  await merchant.browser.post('/merchant/subscription', {})
  expect(await dataOf(merchant, '/merchant/billing')).toMatchObject({ trialDays: 14, paysToday: null })
  const other = await newMerchant(world)
  await useUpTrial(world, other)
  expect(await dataOf(other, '/merchant/billing')).toMatchObject({ trialDays: 0, paysToday: '$200.00' })
  const data = { ...(await dataOf(other, '/merchant/billing')), running: 0 }
  const panel = createElement(PlanPanel, data as unknown as ComponentProps<typeof PlanPanel>)
  const outlet = { id: other.outletId } as Portal['outlet']
  expect(draw(panel, { outlet, may: () => true })).toContain(planPanel.today('$200.00'))
  // A plan that runs is not paid by a press here.
  const payer = await newPayer(world)
  expect(await dataOf(payer, '/merchant/billing')).toMatchObject({ trialDays: 0, paysToday: null })
})
