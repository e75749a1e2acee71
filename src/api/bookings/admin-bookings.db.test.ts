import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '#database/schema/audit-log.ts'
import { demoBookings, demoHolidays, demoHosts } from '#database/schema/bookings.ts'
import { listBookings, readWeek, viewBookingAsStaff } from '#domain/booking/admin-list.ts'
import { readRoster } from '#domain/booking/admin-roster.ts'
import type { StaffContext } from '#domain/sessions/session.server.ts'
import { beginBooking, employ, freeStarts, hostIn } from '../../../tests/support/booking.ts'
import { emailsOf } from '../../../tests/support/sent-emails.ts'
import { staffContext, newStaff } from '../../../tests/support/new-staff.ts'
import { quickCaptcha } from '../../../tests/support/sign-in/quick-captcha.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let staff: Awaited<ReturnType<typeof newStaff>>
let staffCtx: StaffContext
let hosts: { number: number; name: string }[]
const monday = new Date('2026-11-16T06:00:00.000Z')
const hour = 60 * 60_000
const meera = hostIn('Europe/London', { email: 'meera@infiniti.example', name: 'Meera Iyer' })
const tobias = hostIn('Europe/London', { email: 'tobias@infiniti.example', name: 'Tobias Reuter' })

beforeAll(async () => {
  world = await openTestContext()
  world.ctx.captcha = quickCaptcha
  world.time.now = monday
  await employ(world, [meera, tobias], [{ day: '2026-12-25', name: 'Christmas Day' }])
  hosts = await world.ctx.db.select().from(demoHosts)
  staff = await newStaff(world)
  staffCtx = await staffContext(world, staff.browser)
})
afterAll(() => world.close())
beforeEach(() => {
  world.time.now = monday
})

const post = (path: string, body: object) => staff.browser.post(`/merchant/${path}`, body)
const hostOf = (name: string) => hosts.find((host) => host.name === name)?.number ?? 0

/** A booking on Wednesday or later, as staff see it. */
async function bookOne(at = '2026-11-18T10:00:00.000Z') {
  const start = (await freeStarts(world)).find((free) => free >= at) ?? ''
  const { client, details, email } = await beginBooking(world)
  const { body } = await client.post('/slot_book', { ...details, starts_at: start })
  const { reference } = body as { reference: string }
  const [row] = await world.ctx.db.select().from(demoBookings).where(eq(demoBookings.reference, reference))
  if (!row) throw new Error('No booking.')
  return { id: row.id, email, start, reference, host: row.host, sequence: row.sequence }
}

/** Method and sequence of the calendar entry in a letter. */
async function entryIn(email: string, subject: string) {
  const { id, text } = await emailsOf(world).next(email, subject)
  const read = async (path: string) => (await fetch(`${world.sandbox.url}${path}`)).text()
  const { attachments } = JSON.parse(await read(`/mail/api/messages/${id}`)) as {
    attachments: { type: string; path: string }[]
  }
  const file = attachments.find(({ type }) => type.includes('calendar') || type.includes('ics'))
  const lines = (await read(file?.path ?? '')).replaceAll(/\r\n[ \t]/g, '')
  const of = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(lines)?.[1]?.trim()
  return { text, METHOD: of('METHOD'), SEQUENCE: of('SEQUENCE'), UID: of('UID'), DTSTART: of('DTSTART') }
}

const acts = async (reference: string, by = staff.userId) => {
  const rows = await world.ctx.db.select().from(auditLog).where(eq(auditLog.actorId, by))
  return rows.filter(({ detail }) => detail.booking === reference).map(({ action }) => action)
}

test('[ADM-05] staff move a demo: no notice needed, both are told, the entry rises', async () => {
  const booking = await bookOne()
  const { body: free } = await staff.browser.get('/merchant/admin_slots')
  const slots = (free as { slots: { starts_at: string; hosts: number[] }[] }).slots
  // In three hours and a bit, which a visitor could not have.
  const soon = slots.find(({ hosts: able }) => able.includes(booking.host))?.starts_at ?? ''
  expect(Date.parse(soon) - monday.getTime()).toBeLessThan(4 * hour)
  const move = {
    id: booking.id,
    sequence: 0,
    starts_at: soon,
    host: booking.host,
    message: 'The host is ill.',
  }
  expect((await post('admin_booking/move', move)).status).toBe(200)
  const entry = await entryIn(booking.email, 'Moved')
  expect(entry).toMatchObject({ METHOD: 'REQUEST', SEQUENCE: '1' })
  expect(entry.text).toContain('The host is ill.')
  expect(entry.text).toContain('we had to move your demo')
  const stale = await post('admin_booking/move', { ...move, starts_at: booking.start })
  expect([stale.status, stale.body.code]).toEqual([409, 'booking_changed'])
  expect(await viewBookingAsStaff(staffCtx, booking.id)).toMatchObject({ startsAt: soon, sequence: 1 })
  expect(await acts(booking.reference)).toEqual(['booking-moved'])
})

test('[ADM-05] a demo goes to a host who is free; one who is not is refused and nothing changes', async () => {
  const [one, other] = [await bookOne('2026-11-19T10:00:00.000Z'), await bookOne('2026-11-19T10:00:00.000Z')]
  expect([one.start, one.host === other.host]).toEqual([other.start, false])
  const busy = await post('admin_booking/rehost', { id: one.id, sequence: 0, host: other.host })
  expect([busy.status, busy.body.code]).toEqual([409, 'host_busy'])
  expect(await viewBookingAsStaff(staffCtx, one.id)).toMatchObject({
    host: { number: one.host },
    sequence: 0,
  })
  const taken = await post('admin_booking/move', {
    id: one.id,
    sequence: 0,
    starts_at: one.start,
    host: other.host,
  })
  expect([taken.status, taken.body.nearest.length]).toEqual([409, 3])

  expect(
    (await post('admin_booking/cancel', { id: other.id, sequence: 0, message: 'We are closed.' })).status,
  ).toBe(200)
  const off = await entryIn(other.email, 'Cancelled')
  expect(off).toMatchObject({ METHOD: 'CANCEL', SEQUENCE: '1' })
  expect(off.text).toContain('We are closed.')
  expect((await post('admin_booking/rehost', { id: one.id, sequence: 0, host: other.host })).status).toBe(200)
  const name = hosts.find(({ number }) => number === other.host)?.name ?? ''
  const entry = await entryIn(one.email, `${name} is your host`)
  expect(entry).toMatchObject({ METHOD: 'REQUEST', SEQUENCE: '1' })
  const former = hosts.find(({ number }) => number === one.host)?.name === 'Meera Iyer' ? meera : tobias
  expect(await entryIn(former.email, 'Demo cancelled')).toMatchObject({
    METHOD: 'CANCEL',
    UID: entry.UID,
  })
  expect(await acts(one.reference)).toEqual(['booking-rehosted'])
  expect((await post('admin_booking/cancel', { id: other.id, sequence: 1 })).body.code).toBe(
    'booking_cancelled',
  )
})

test(
  '[ADM-05] of two who give one host two demos of one time, the constraint lets one through',
  { tags: 'engine-long' },
  async () => {
    const starts = '2026-11-20T10:00:00.000Z'
    const [one, other] = [await bookOne(starts), await bookOne(starts)]
    const free = (await freeStarts(world)).find((start) => start > other.start) ?? ''
    const moves = await Promise.all(
      [one, other].map(({ id, sequence }) =>
        post('admin_booking/move', { id, sequence, starts_at: free, host: hostOf('Meera Iyer') }),
      ),
    )
    expect(new Set(moves.map(({ status }) => status))).toEqual(new Set([200, 409]))
  },
)

test('[ADM-05] how it went is said once it has begun; lists and the week show it', async () => {
  const booking = await bookOne('2026-11-23T10:00:00.000Z')
  const outcome = { id: booking.id, outcome: 'no-show', note: 'Rang twice.\nNobody.' }
  expect((await post('admin_booking/outcome', outcome)).body.code).toBe('booking_ahead')
  expect((await post('admin_booking/outcome', { id: booking.id, outcome: 'lost' })).status).toBe(400)
  const query = { view: 'past', week: '', search: booking.email, after: '' } as const
  expect((await listBookings(staffCtx, { ...query, view: 'ahead' })).bookings.length).toBe(1)
  world.time.now = new Date(Date.parse(booking.start) + hour)
  expect((await listBookings(staffCtx, query)).bookings).toMatchObject([{ state: 'over' }])
  const late = { id: booking.id, sequence: 0, starts_at: '2026-11-24T10:00:00.000Z' }
  // A day later, after signing out and in again.
  const { browser, userId } = await newStaff(world)
  const over = await browser.post('/merchant/admin_booking/move', late)
  expect([over.status, over.body.code]).toEqual([409, 'booking_over'])
  expect((await browser.post('/merchant/admin_booking/outcome', outcome)).status).toBe(200)
  expect(await viewBookingAsStaff(staffCtx, booking.id)).toMatchObject({
    state: 'no-show',
    outcomeNote: outcome.note,
  })
  const { monday: first, bookings } = await readWeek(staffCtx, '2026-11-25')
  expect([first, bookings.find(({ id }) => id === booking.id)?.state]).toEqual(['2026-11-23', 'no-show'])
  expect(await acts(booking.reference, userId)).toEqual(['booking-outcome'])
})

test('[ADM-05] hours and days off are kept by staff, and the roster of the next start leaves them alone', async () => {
  const booking = await bookOne('2026-12-01T10:00:00.000Z')
  const form = {
    number: hostOf('Tobias Reuter'),
    email: tobias.email,
    name: 'Tobias Reuter',
    time_zone: 'Europe/London',
    active: 'on',
    hours_1: '8-12, 13:30 – 17:00',
  }
  const wrong = await post('admin_host', { ...form, hours_1: '9-8', hours_2: '9-12, 11-13' })
  expect(wrong.body.fields).toEqual({
    hours_1: 'Write hours like this: 10:00–13:00, 14:00–18:30',
    hours_2: 'These hours overlap',
  })
  expect((await post('admin_host', form)).status).toBe(200)
  const taken = await post('admin_host', { ...form, number: undefined })
  expect([taken.status, taken.body.code]).toEqual([409, 'host_taken'])
  const off = await post('admin_holiday', { day: '2026-12-01', name: 'Stocktaking' })
  expect(off.body.stranded).toBeGreaterThanOrEqual(1)
  expect((await freeStarts(world)).filter((start) => start.startsWith('2026-12-01'))).toEqual([])
  const [christmas] = await world.ctx.db.select().from(demoHolidays).where(eq(demoHolidays.day, '2026-12-25'))
  expect((await post('admin_holiday/remove', { id: christmas?.id })).status).toBe(200)
  await employ(
    world,
    [meera, tobias],
    [
      { day: '2026-12-25', name: 'Christmas Day' },
      { day: '2026-12-26', name: 'Boxing Day' },
    ],
  )
  const roster = await readRoster(staffCtx)
  expect(roster.holidays.map(({ day }) => day)).toEqual(['2026-12-01', '2026-12-26'])
  expect(roster.hosts.find(({ name }) => name === 'Tobias Reuter')?.week.slice(0, 2)).toEqual([
    [
      { from: 480, to: 720 },
      { from: 810, to: 1020 },
    ],
    [],
  ])
  expect(await viewBookingAsStaff(staffCtx, booking.id)).toMatchObject({ state: 'ahead' })
})
