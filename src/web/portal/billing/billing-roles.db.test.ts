import { eq } from 'drizzle-orm'
import { createStaticHandler, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberships } from '#database/schema/companies.ts'
import type { Role } from '#contract/people/roles.ts'
import { newId } from '#domain/identifiers.ts'
import { requestContext } from '#web/request-context.server.ts'
import { openMoneyWorld } from '../../../../tests/support/money-world.ts'
import { type Merchant, newMerchant } from '../../../../tests/support/new-merchant.ts'
import type { TestContext } from '../../../../tests/support/test-context.ts'
import { loader as approved } from './approved.ts'
import { loader as issuedDocument } from './document/route.tsx'
import { loader as billing } from './route.tsx'
import { loader as print } from './statement/print.tsx'
import { loader as statement } from './statement/route.tsx'
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

function asked({ browser }: Merchant, path: string) {
  const partner = browser.cookies.get('__Host-infiniti_user_token')
  const context = new RouterContextProvider()
  context.set(requestContext, {
    ...world.ctx,
    requestId: '',
    ip: browser.ip,
    userAgent: '',
    credentials: { access: undefined, partner },
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
