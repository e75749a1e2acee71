import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingReceipt } from '#contract/bookings/shapes.ts'
import { demoBookings, demoHosts } from '#database/schema/bookings.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { cancelBooking, moveBooking } from '#domain/booking/change-booking.ts'
import { sendReminders } from '#domain/booking/remind.ts'
import { calendarFile, viewBooking } from '#domain/booking/view-booking.ts'
import { beginBooking, employ, freeStarts, hostIn } from '../../../tests/support/booking.ts'
import { emailsOf } from '../../../tests/support/sent-emails.ts'
import { quickCaptcha } from '../../../tests/support/sign-in/quick-captcha.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
const hour = 60 * 60_000
const monday = new Date('2026-11-16T06:00:00.000Z')
const roomUrl = 'https://meet.infiniti.example/meera'

beforeAll(async () => {
  world = await openTestContext()
  world.ctx.captcha = quickCaptcha
  await employ(world, [hostIn('Europe/London', { email: 'meera@infiniti.example', roomUrl })])
})
afterAll(() => world.close())
beforeEach(() => {
  world.time.now = monday
})

/** A booking on Wednesday, two days from now. */
async function bookOne(at = '2026-11-18T10:00:00.000Z', more: object = {}) {
  const start = (await freeStarts(world)).find((free) => free >= at) ?? ''
  const { client, details, email } = await beginBooking(world)
  const { body } = await client.post('/slot_book', { ...details, ...more, starts_at: start })
  const { manage_path: path, reference } = bookingReceipt.parse(body)
  const token = new URL(path, 'https://infiniti.example').searchParams.get('token') ?? ''
  return { token, email, start, reference }
}

/** The lines of a calendar file, unfolded, by name. */
function linesOf(text: string): Record<string, string> {
  const unfolded = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  return Object.fromEntries(
    unfolded.map((line) => [line.split(/[:;]/, 1)[0] ?? '', line.slice(line.indexOf(':') + 1)]),
  )
}

async function calendarIn(email: string, subject: string): Promise<Record<string, string>> {
  const { id } = await emailsOf(world).next(email, subject)
  const read = async (path: string) => (await fetch(`${world.sandbox.url}${path}`)).text()
  const { attachments } = JSON.parse(await read(`/mail/api/messages/${id}`)) as {
    attachments: { type: string; path: string }[]
  }
  const file = attachments.find(({ type }) => type.includes('calendar') || type.includes('ics'))
  return linesOf(await read(file?.path ?? ''))
}

test('[PAGE-06] one calendar entry through booking, move and cancellation: same UID, rising SEQUENCE, CANCEL', async () => {
  const { token, email, start, reference } = await bookOne()
  const booked = await calendarIn(email, 'Booked')
  expect(booked).toMatchObject({
    METHOD: 'REQUEST',
    SEQUENCE: '0',
    STATUS: 'CONFIRMED',
    DTSTART: '20261118T100000Z',
  })
  expect(booked.ORGANIZER).toBe('mailto:hello@infiniti.example')
  expect(start).toBe('2026-11-18T10:00:00.000Z')

  await moveBooking(world.ctx, token, {
    startsAt: new Date('2026-11-19T11:30:00Z'),
    timeZone: 'Europe/Paris',
  })
  const moved = await calendarIn(email, 'Moved')
  expect(moved).toMatchObject({
    UID: booked.UID,
    METHOD: 'REQUEST',
    SEQUENCE: '1',
    DTSTART: '20261119T113000Z',
  })
  expect(await freeStarts(world)).toContain(start)
  expect(await viewBooking(world.ctx, token)).toMatchObject({ reference, moves: 1, timeZone: 'Europe/Paris' })

  await cancelBooking(world.ctx, token, 'Our fair is that day')
  const cancelled = await calendarIn(email, 'Cancelled')
  expect(cancelled).toMatchObject({ UID: booked.UID, METHOD: 'CANCEL', SEQUENCE: '2', STATUS: 'CANCELLED' })
  expect(linesOf((await calendarFile(world.ctx, token))?.text ?? '')).toMatchObject({ METHOD: 'CANCEL' })
  expect(await freeStarts(world)).toContain('2026-11-19T11:30:00.000Z')
  const host = await emailsOf(world).next('meera@infiniti.example', 'Demo cancelled')
  expect(host.text).toContain('Our fair is that day')
  await expect(cancelBooking(world.ctx, token, '')).rejects.toMatchObject({ code: 'booking_cancelled' })
})

test('[PAGE-06] letters say the time on both clocks, and the link in them opens the booking', async () => {
  const { token, email } = await bookOne()
  const sent = await emailsOf(world).next(
    email,
    'Booked: your demo on Wednesday 18 November at 15:30 (Kolkata)',
  )
  expect(sent.text).toContain('15:30–16:00')
  expect(sent.text).toContain('10:00–10:30')
  expect(sent.text).toContain('Meera Iyer calls you on the number that ends in 172.')
  const link = sent.links.find((url) => url.includes('/schedule-a-demo/booking'))
  expect(new URL(link ?? '').searchParams.get('token')).toBe(token)
})

test('[SITE-04] the link of a video call is on the page, in every email and in the calendar file', async () => {
  const { token, email } = await bookOne('2026-11-25T10:00:00.000Z', { meeting: 'video' })
  expect(await viewBooking(world.ctx, token)).toMatchObject({ meeting: 'video', host: { roomUrl } })
  expect(linesOf((await calendarFile(world.ctx, token))?.text ?? '')).toMatchObject({
    LOCATION: roomUrl,
    URL: roomUrl,
  })
  const emails = emailsOf(world)
  const booked = await emails.next(email, 'Booked')
  expect(booked.text).toContain(`You meet Meera Iyer by video: ${roomUrl}`)
  expect(booked.links).toContain(roomUrl)
  // The host has emails of other bookings too.
  const toHost = await emails.next('meera@infiniti.example', 'New demo: Asha Rao, Wednesday 25 November')
  expect(toHost.text).toContain(roomUrl)
  await moveBooking(world.ctx, token, {
    startsAt: new Date('2026-11-26T11:30:00Z'),
    timeZone: 'Asia/Kolkata',
  })
  expect(await calendarIn(email, 'Moved')).toMatchObject({ LOCATION: roomUrl, URL: roomUrl })
  world.time.now = new Date('2026-11-25T11:30:00Z')
  await sendReminders(world.ctx)
  expect((await emails.next(email, 'Reminder')).text).toContain(roomUrl)
})

test('[SITE-04] the number that is called is on the page and in its calendar file', async () => {
  const { token } = await bookOne('2026-11-27T10:00:00.000Z')
  expect(await viewBooking(world.ctx, token)).toMatchObject({
    meeting: 'phone',
    phoneNumber: '+919820044172',
    host: { roomUrl: null },
  })
  expect(linesOf((await calendarFile(world.ctx, token))?.text ?? '')).toMatchObject({
    LOCATION: 'Meera Iyer calls you on +919820044172.',
  })
})

test('[SITE-04] a demo that begins soon is promised the reminder of the hour before alone', async () => {
  const soon = await bookOne('2026-11-16T14:00:00.000Z')
  const { text } = await emailsOf(world).next(soon.email, 'Booked')
  expect(text).toContain('We’ll remind you an hour before.')
  expect(text).not.toContain('a day and an hour')
})

test('[PAGE-06] within two hours nothing can be changed, and a link that was tampered with opens nothing', async () => {
  const { token, start } = await bookOne()
  const [id = '', ...signature] = token.split('.')
  const other = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}.${signature.join('.')}`
  for (const wrong of [other, id, '', `${token}x`, 'x'.repeat(5000)]) {
    expect(await viewBooking(world.ctx, wrong)).toBeUndefined()
    await expect(cancelBooking(world.ctx, wrong, '')).rejects.toMatchObject({ code: 'link_expired' })
  }
  world.time.now = new Date(Date.parse(start) - 2 * hour + 1000)
  expect(await viewBooking(world.ctx, token)).toMatchObject({ state: 'booked', canChange: false })
  const request = { startsAt: new Date('2026-11-20T11:30:00Z'), timeZone: 'Asia/Kolkata' }
  await expect(moveBooking(world.ctx, token, request)).rejects.toMatchObject({ code: 'too_late' })
  await expect(cancelBooking(world.ctx, token, '')).rejects.toMatchObject({ code: 'too_late' })
})

test('[PAGE-06] a move to a taken time is refused with the nearest, and the booking stays as it was', async () => {
  const [mine, theirs] = [
    await bookOne('2026-11-20T10:00:00.000Z'),
    await bookOne('2026-11-20T12:00:00.000Z'),
  ]
  const request = { startsAt: new Date(theirs.start), timeZone: 'Asia/Kolkata' }
  await expect(moveBooking(world.ctx, mine.token, request)).rejects.toMatchObject({
    code: 'slot_taken',
    nearest: { length: 3 },
  })
  expect(await viewBooking(world.ctx, mine.token)).toMatchObject({ startsAt: mine.start, moves: 0 })
  expect(await freeStarts(world)).not.toContain(mine.start)
})

test(
  '[PAGE-06] reminders go out a day and an hour before, once, and not for what was cancelled or just booked',
  { tags: 'engine-long' },
  async () => {
    const { email, start } = await bookOne('2026-11-23T10:00:00.000Z')
    const off = await bookOne('2026-11-23T12:00:00.000Z')
    await cancelBooking(world.ctx, off.token, '')
    const begins = Date.parse(start)
    const remindersAt = async (before: number, to = email) => {
      world.time.now = new Date(begins - before)
      await sendReminders(world.ctx)
      await sendReminders(world.ctx)
      const rows = await world.ctx.db
        .select({ template: mailOutbox.template })
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, to))
      return rows.filter(({ template }) => template === 'booking-reminder').length
    }
    expect(await remindersAt(25 * hour)).toBe(0)
    expect(await remindersAt(24 * hour)).toBe(1)
    expect(await remindersAt(hour)).toBe(2)
    expect(await remindersAt(hour, off.email)).toBe(0)

    const late = await bookOne(new Date(begins + 4 * hour).toISOString())
    expect(await remindersAt(hour, late.email)).toBe(0)
    const [row] = await world.ctx.db.select().from(demoBookings).where(eq(demoBookings.email, late.email))
    expect(row?.remindedDayAt).not.toBeNull()
  },
)

test('[PAGE-06] a former host gets no new bookings, and keeps the old ones', async () => {
  const { token } = await bookOne('2026-11-24T10:00:00.000Z')
  await world.ctx.db.update(demoHosts).set({ active: false })
  expect(await freeStarts(world)).toEqual([])
  expect(await viewBooking(world.ctx, token)).toMatchObject({ state: 'booked' })
  await world.ctx.db.update(demoHosts).set({ active: true })
})
