import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '#database/schema/audit-log.ts'
import { events } from '#database/schema/events.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { staffContext, newStaff } from '../../../tests/support/new-staff.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { auditQuery } from '#contract/staff/shapes.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { verifyChain } from '../audit/verify-chain.ts'
import { seedManyMerchants } from '../demo/seed-many-merchants.ts'
import { newId } from '../identifiers.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { exportMerchants } from '../merchants/export-merchants.ts'
import { countTotals } from './numbers.ts'
import { searchAudit } from './search-audit.ts'

let world: TestContext
let staff: StaffContext

beforeAll(async () => {
  world = await openTestContext()
  staff = await staffContext(world, (await newStaff(world)).browser)
})
afterAll(() => world.close())

const textOf = async (parts: AsyncGenerator<string>) => {
  let text = ''
  for await (const part of parts) text += part
  return text
}

test('[ADM-02] the file obeys the filter and crosses batches', { tags: 'engine-long' }, async () => {
  await seedManyMerchants(world.ctx, 2_100)
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
  const { events: counted, bySource } = await countTotals(staff, 'OUTBOUND install_', 'America/New_York')
  expect(counted).toMatchObject([{ category: 'Outbound Link', count: 1 }])
  expect(bySource.map(({ source }) => source)).toContain('newsletter')
})

test('[ADM-08] the record shows one day of the reader’s calendar', async () => {
  const found = async (day: string, zone: string) => {
    const query = auditQuery.parse({ action: 'host-changed', day })
    return (await searchAudit(staff, query, { zone })).entries.length
  }
  const now = world.time.now
  // Ten in the evening of the 9th in New York, the 10th in UTC.
  world.time.now = new Date('2026-11-10T03:00:00.000Z')
  await withTransaction(world.ctx, (tx) => addAuditEntry(tx, { action: 'host-changed' }))
  const days = ['today', 'yesterday', '2026-11-09', '2026-11-10', 'nonsense']
  const inZone = (zone: string) => Promise.all(days.map((day) => found(day, zone)))
  expect(await inZone('UTC')).toEqual([1, 0, 0, 1, 1])
  expect(await inZone('America/New_York')).toEqual([1, 0, 1, 0, 1])
  world.time.now = new Date('2026-11-10T12:00:00.000Z')
  expect(await inZone('America/New_York')).toEqual([0, 1, 1, 0, 1])
  world.time.now = now
})

test(
  '[ADM-05] the record is searched, and its chain tells where it was changed',
  { tags: 'engine-long' },
  async () => {
    const merchant = await newMerchant(world)
    const found = await searchAudit(staff, {
      search: merchant.email,
      action: 'sign-in',
      before: undefined,
      day: '',
    })
    expect(found.entries.map(({ subject }) => subject)).toEqual([merchant.email])
    expect((await verifyChain(world.ctx)).broken).toBeUndefined()
    const [last] = await world.ctx.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1)
    const [forged] = await world.ctx.db
      .insert(auditLog)
      .values({ at: world.time.now, action: 'sign-in', detail: {}, requestId: 'x', hash: last?.hash ?? '' })
      .returning({ seq: auditLog.seq })
    expect((await verifyChain(world.ctx)).broken).toBe(forged?.seq)
  },
)
