import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '#database/schema/audit-log.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { events } from '#database/schema/events.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { newStaff } from '../../../tests/support/new-staff.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { verifyChain } from '../audit/verify-chain.ts'
import { seedCrowd } from '../demo/seed-crowd.ts'
import { newId, newReference } from '../identifiers.ts'
import { recogniseStaff } from '../sessions/authenticate.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { exportMerchants } from './export-merchants.ts'
import { exportLeads, listLeads } from './list-leads.ts'
import { countNumbers } from './numbers.ts'
import { searchAudit } from './search-audit.ts'

let world: TestContext
let staff: StaffContext

beforeAll(async () => {
  world = await openTestContext()
  const { browser } = await newStaff(world)
  const partner = browser.cookies.get('__Host-infiniti_staff')
  const found = await recogniseStaff({ ...world.ctx, credentials: { staff: partner } })
  if (!found) throw new Error('Nobody is at the desk.')
  staff = found
})
afterAll(() => world.close())

const textOf = async (parts: AsyncGenerator<string>) => {
  let text = ''
  for await (const part of parts) text += part
  return text
}

const write = (message: string, minutesAgo: number) => {
  const at = new Date(world.time.now.getTime() - minutesAgo * 60_000)
  return world.ctx.db.insert(contactMessages).values({
    id: newId(at),
    reference: newReference('M'),
    firstName: '=cmd()',
    lastName: 'Rao',
    email: 'asha@tamarind.example',
    phoneNumber: '+919820044172',
    websiteUrl: 'tamarind.example',
    message,
    source: {},
    confirmedAt: at,
    createdAt: at,
  })
}

test('[ADM-05] leads are searched word by word, cut by key, and safe in a spreadsheet', async () => {
  for (let n = 0; n < 30; n += 1) await write(`Message ${n} about 100%_off`, n)
  const first = await listLeads(staff, { search: '', kind: 'all', after: '' })
  const second = await listLeads(staff, { search: '', kind: 'all', after: first.next ?? '' })
  expect([first.leads.length, second.leads.length, second.next]).toEqual([25, 5, null])
  const found = await listLeads(staff, { search: 'rao 100%_ 17', kind: 'message', after: '' })
  expect(found.leads.map(({ text }) => text)).toEqual(['Message 17 about 100%_off'])
  const none = await listLeads(staff, { search: '', kind: 'booking', after: '' })
  expect(none.leads).toEqual([])
  const csv = await textOf(exportLeads(staff, { search: 'message 3 ', kind: 'all', after: '' }))
  expect(csv).toContain(",'=cmd() Rao,")
})

test('[ADM-02] the file obeys the filter and crosses batches', async () => {
  await seedCrowd(world.ctx, 2_100)
  const query = { search: '.crowd.example', sort: 'email', state: 'all', after: '', before: '' } as const
  const all = await textOf(exportMerchants(staff, query))
  expect(all.trimEnd().split('\r\n').length).toBe(2_101)
  const some = await textOf(exportMerchants(staff, { ...query, state: 'unconfirmed' }))
  expect(some.trimEnd().split('\r\n').length).toBe(421)
})

test('[ADM-05] sign-ups by source and events are counted', async () => {
  const at = world.time.now
  await world.ctx.db.insert(events).values({
    id: newId(at),
    category: 'Outbound Link',
    label: 'install_through_product_page',
    path: '/',
    createdAt: at,
  })
  const { events: counted, bySource } = await countNumbers(staff, 'OUTBOUND install_')
  expect(counted).toMatchObject([{ category: 'Outbound Link', count: 1 }])
  expect(bySource.map(({ source }) => source)).toContain('newsletter')
})

test('[ADM-05] the record is searched, and its chain tells where it was changed', async () => {
  const merchant = await newMerchant(world)
  const found = await searchAudit(staff, { search: merchant.email, action: 'sign-in', before: undefined })
  expect(found.entries.map(({ subject }) => subject)).toEqual([merchant.email])
  expect((await verifyChain(world.ctx)).broken).toBeUndefined()
  const [forged] = await world.ctx.db
    .insert(auditLog)
    .values({ at: world.time.now, action: 'sign-in', detail: {}, requestId: 'x', hash: 'made up' })
    .returning({ seq: auditLog.seq })
  expect((await verifyChain(world.ctx)).broken).toBe(forged?.seq)
})
