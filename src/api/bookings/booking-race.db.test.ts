// @module-tag engine
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { problem } from '#contract/problem.ts'
import { demoBookings, demoSlots } from '#database/schema/bookings.ts'
import { beginBooking, employ, freeStarts, hostIn } from '../../../tests/support/booking.ts'
import { quickCaptcha } from '../../../tests/support/sign-in/quick-captcha.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
const minute = 60_000
// oxlint-disable-next-line node/no-process-env -- `npm run test:faults` and `npm run test:all` send more
const racerCount = Number(process.env.RACERS ?? 40)

beforeAll(async () => {
  world = await openTestContext()
  world.ctx.captcha = quickCaptcha
  world.time.now = new Date('2026-11-16T06:00:00.000Z')
})
afterAll(() => world.close())

test(`[PAGE-06] ${racerCount} racers for 20 slots: exactly 20 bookings, and clean answers with the three nearest times`, async () => {
  await employ(world, [hostIn('Europe/London'), hostIn('Europe/London')])
  const wanted = (await freeStarts(world)).slice(0, 10)
  const racers = await Promise.all(Array.from({ length: racerCount }, () => beginBooking(world)))
  const outcomes = await Promise.all(
    racers.map(async ({ client, details }, index) => {
      const book = () => client.post('/slot_book', { ...details, starts_at: wanted[index % wanted.length] })
      let outcome = await book()
      // One who waits too long for a database connection is told to come again.
      while (outcome.status === 503) outcome = await book()
      return outcome
    }),
  )
  const won = outcomes.filter(({ status }) => status === 200)
  const lost = outcomes.filter(({ status }) => status === 409)
  expect([won.length, lost.length]).toEqual([20, racerCount - 20])
  for (const { body } of lost) {
    const { code, nearest = [] } = problem.parse(body)
    expect(code).toBe('slot_taken')
    expect(nearest).toHaveLength(3)
  }
  const rows = await world.ctx.db.select().from(demoBookings)
  expect(new Set(rows.map((row) => `${row.host} ${row.startsAt.toISOString()}`)).size).toBe(20)
  const left = await freeStarts(world)
  expect(wanted.filter((start) => left.includes(start))).toEqual([])
})

// The embedded database does one thing at a time, so nobody waits for a lock there.
test.skipIf(inject('engine') === 'pglite')(
  '[PAGE-06] an expired reservation that is renewed while another visitor takes the time stays',
  async () => {
    await employ(world, [hostIn('Europe/London')])
    const wanted = (await freeStarts(world)).at(-1) ?? ''
    const [first, second] = [await beginBooking(world), await beginBooking(world)]
    const reservation = ({ client, lead }: typeof first) =>
      client.post('/slot_reserve', { lead, starts_at: wanted })
    expect((await reservation(first)).status).toBe(200)
    world.time.now = new Date(world.time.now.getTime() + 6 * minute)
    const reservedUntil = new Date(world.time.now.getTime() + 5 * minute)
    const ofTime = eq(demoSlots.startsAt, new Date(wanted))
    const { asked } = await world.ctx.db.transaction(async (tx) => {
      await tx.update(demoSlots).set({ reservedUntil }).where(ofTime)
      const answer = reservation(second)
      await expect.poll(countWaiting).toBe(1)
      return { asked: answer }
    })
    expect((await asked).body).toMatchObject({ code: 'slot_taken' })
    expect(await world.ctx.db.select().from(demoSlots).where(ofTime)).toMatchObject([{ reservedUntil }])
  },
)

async function countWaiting(): Promise<number> {
  const { rows } = await world.ctx.db.execute(
    sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return Number(rows[0]?.waiting)
}
