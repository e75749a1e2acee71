import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditHead, auditLog } from '#database/schema/audit-log.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { quickPasswords } from '../../../tests/support/sign-in/quick-passwords.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { logHead, readHeadText, verifyChain } from './verify-chain.ts'

let world: TestContext
beforeAll(async () => {
  world = await openTestContext()
  world.ctx.passwords = quickPasswords()
})
afterAll(() => world.close())

/** As the owner of the database can, who may switch off what refuses it. */
async function cutOff(seq: number): Promise<void> {
  await world.ctx.db.execute(sql`alter table audit_log disable trigger user`)
  await world.ctx.db.delete(auditLog).where(sql`${auditLog.seq} >= ${seq}`)
  await world.ctx.db.execute(sql`alter table audit_log enable trigger user`)
}

test('[DOOR-15] a head that was kept outside tells of a cut even if the note of the last row was set back', async () => {
  await newMerchant(world)
  await newMerchant(world)
  const lines: unknown[] = []
  const log = { ...world.ctx.log, info: (line: unknown) => lines.push(line) } as typeof world.ctx.log
  await logHead({ db: world.ctx.db, log })
  const { auditHead: text } = lines[0] as { auditHead: string }
  const kept = readHeadText(text)
  expect((await verifyChain(world.ctx, kept)).cutBefore).toBeUndefined()
  await cutOff(kept?.seq ?? 0)
  const [last] = await world.ctx.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1)
  await world.ctx.db.update(auditHead).set({ seq: last?.seq, hash: last?.hash })
  expect((await verifyChain(world.ctx)).cutBefore).toBeUndefined()
  expect((await verifyChain(world.ctx, kept)).cutBefore).toBe(kept?.seq)
  expect(readHeadText('no head')).toBeUndefined()
})

test(
  '[DOOR-15] a whole record is found whole, and one whose end was cut off is not',
  { tags: 'engine' },
  async () => {
    // By the company's own role too, which may not touch the note of the last row.
    const { browser } = await newMerchant(world)
    await browser.post('/merchant/outlets', { outlet_name: 'Second', web_url: 'second.example' })
    const before = await verifyChain(world.ctx)
    expect(before).toEqual({ rows: expect.any(Number) as unknown })
    const rows = await world.ctx.db.select({ seq: auditLog.seq }).from(auditLog).orderBy(auditLog.seq)
    expect(before.rows).toBe(rows.length)
    const last = rows.at(-1)?.seq ?? 0
    await cutOff(last)
    expect(await verifyChain(world.ctx)).toEqual({ rows: rows.length - 1, cutBefore: last })
    await cutOff(0)
    expect(await verifyChain(world.ctx)).toEqual({ rows: 0, cutBefore: last })
  },
)

test('[DOOR-15] a record without the note of its last row is not whole either', async () => {
  await newMerchant(world)
  await world.ctx.db.delete(auditHead).where(eq(auditHead.id, 1))
  expect((await verifyChain(world.ctx)).cutBefore).toBeDefined()
})
