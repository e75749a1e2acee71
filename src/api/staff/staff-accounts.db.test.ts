// @module-tag engine-long
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffAccount } from '#contract/staff/account-shapes.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { totpSecrets, users } from '#database/schema/users.ts'
import { disableStaff } from '#domain/staff/manage-staff.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { emailTo, newMerchant } from '../../../tests/support/new-merchant.ts'
import { newStaff, staffContext } from '../../../tests/support/new-staff.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

type Staff = Awaited<ReturnType<typeof newStaff>>
const act = (staff: Staff, what: 'disable' | 'enable' | 'reset_factor', { userId }: { userId: string }) =>
  staff.browser.post(`/merchant/admin_staff/${what}`, { id: userId })
const isIn = async (staff: Staff) => (await staff.browser.get('/merchant/admin_staff')).status === 200
const lastAct = async (userId: string) => {
  const [row] = await world.ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.userId, userId))
    .orderBy(desc(auditLog.seq))
    .limit(1)
  return row
}

test('[ADM-01] [ADM-04] who is switched off is out at once, visits too, and the record says who did it', async () => {
  const [boss, leaver] = [await newStaff(world), await newStaff(world)]
  const merchant = await newMerchant(world)
  const visit = await leaver.browser.post('/merchant/plugin/login/', {
    email: merchant.email,
    reason: 'Ticket 1',
  })
  const portal = new ApiClient(world)
  for (const [name, value] of leaver.browser.cookies) portal.cookies.set(name, value)
  portal.token = visit.body.token as ApiClient['token']
  expect((await portal.get('/all_apps')).status).toBe(200)
  const { body: before } = await boss.browser.get('/merchant/admin_staff')
  const row = (before as { staff: StaffAccount[] }).staff.find(({ id }) => id === leaver.userId)
  expect(row).toMatchObject({ sessions: 1, visits: 1, has_factor: false, disabled_at: null })

  expect((await act(boss, 'disable', leaver)).status).toBe(200)
  expect([await isIn(leaver), (await portal.get('/all_apps')).status]).toEqual([false, 401])
  expect(await lastAct(leaver.userId)).toMatchObject({ action: 'staff-disabled', actorId: boss.userId })
  expect(await lastAct(merchant.userId)).toMatchObject({
    action: 'staff-visit-ended',
    detail: { because: 'staff-disabled' },
  })
  const door = () => new ApiClient(world).post('/merchant/admin_login/', leaver)
  expect((await door()).status).toBe(401)
  expect((await act(boss, 'enable', leaver)).status).toBe(200)
  expect((await door()).status).toBe(200)
  // What was open before stays closed.
  expect(await isIn(leaver)).toBe(false)
})

test('[ADM-04] nobody switches themselves off, nobody a merchant, and a stale proof does not do', async () => {
  const [one, other] = [await newStaff(world), await newStaff(world)]
  const merchant = await newMerchant(world)
  expect((await act(one, 'disable', one)).body.code).toBe('own_account')
  expect((await act(one, 'reset_factor', one)).body.code).toBe('own_account')
  expect((await act(one, 'disable', merchant)).status).toBe(404)
  world.time.now = new Date(world.time.now.getTime() + 16 * 60_000)
  expect((await act(one, 'disable', other)).body.code).toBe('proof_needed')
})

test('[ADM-04] a member of staff who was switched off while a request was under way switches nobody off', async () => {
  const [one, other] = [await newStaff(world), await newStaff(world)]
  const underWay = await staffContext(world, one.browser)
  expect((await act(other, 'disable', one)).status).toBe(200)
  await expect(disableStaff(underWay, other.userId)).rejects.toMatchObject({ code: 'signed_out' })
  expect(await isIn(other)).toBe(true)
})

test(
  '[ADM-04] two who switch each other off at the same moment: one stays',
  { tags: 'engine-long' },
  async () => {
    await world.ctx.db.update(users).set({ isStaff: false }).where(eq(users.isStaff, true))
    const [one, other] = [await newStaff(world), await newStaff(world)]
    const answers = await Promise.all([act(one, 'disable', other), act(other, 'disable', one)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([await isIn(one), await isIn(other)].filter(Boolean)).toHaveLength(1)
  },
)

test('[ADM-01] a factor that was reset is gone, its owner is out and told', async () => {
  const [boss, other] = [await newStaff(world), await newStaff(world)]
  const at = world.time.now
  await world.ctx.db
    .insert(totpSecrets)
    .values({ userId: other.userId, secretEnc: 'x', confirmedAt: at, createdAt: at })
  expect((await act(boss, 'reset_factor', other)).status).toBe(200)
  expect(await isIn(other)).toBe(false)
  expect(await lastAct(other.userId)).toMatchObject({
    action: 'staff-factor-reset',
    actorId: boss.userId,
  })
  expect(await emailTo(world, other.email, 'credentials-changed')).toMatchObject({ change: 'factor-removed' })
  expect((await new ApiClient(world).post('/merchant/admin_login/', other)).status).toBe(200)
})
