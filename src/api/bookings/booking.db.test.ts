// @module-tag engine-long
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingReceipt, holdReceipt, slotList } from '#contract/bookings/shapes.ts'
import { problem } from '#contract/problem.ts'
import { demoBookings, demoHosts, demoLeads, demoSlots } from '#database/schema/bookings.ts'
import { leadContacts } from '#database/schema/leads.ts'
import { emailLead } from '#domain/booking/save-lead.ts'
import { purgeExpired } from '#domain/purge-expired.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { answers, beginBooking, employ, freeStarts, hostIn } from '../../../tests/support/booking.ts'
import { emailsOf } from '../../../tests/support/sent-emails.ts'
import { quickAnswer, quickCaptcha } from '../../../tests/support/sign-in/quick-captcha.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
const minute = 60_000
/** A Monday, six in the morning in London. */
const monday = new Date('2026-11-16T06:00:00.000Z')

beforeAll(async () => {
  world = await openTestContext()
  world.ctx.captcha = quickCaptcha
})
afterAll(() => world.close())

beforeEach(() => {
  world.time.now = monday
})
afterEach(async () => {
  await world.ctx.db.delete(demoSlots)
  await world.ctx.db.delete(demoBookings)
  await world.ctx.db.delete(demoHosts)
})

test('[API-02] slot_check lists the working hours of the hosts, without nights, weekends, holidays and the next four hours', async () => {
  await employ(world, [hostIn('Europe/London')], [{ day: '2026-11-18', name: 'A day off' }])
  const { status, body } = await new ApiClient(world).get('/slot_check/')
  expect(status).toBe(200)
  const { slots } = slotList.parse(body)
  const starts = slots.map((slot) => slot.starts_at)
  // Ten o'clock is the first that is four hours away; the last begins half an hour before five.
  expect(starts[0]).toBe('2026-11-16T10:00:00.000Z')
  expect(starts).toContain('2026-11-16T16:30:00.000Z')
  expect(starts).not.toContain('2026-11-16T17:00:00.000Z')
  expect(starts.filter((start) => start.startsWith('2026-11-18'))).toEqual([])
  expect(starts.filter((start) => /2026-11-2[12]/.test(start))).toEqual([])
  expect(starts.at(-1)?.slice(0, 10)).toBe('2026-12-11')
  expect(slots[0]?.host_zone).toBe('Europe/London')
})

test('[PAGE-06] a clock change moves the host’s nine o’clock, not the visitor’s', async () => {
  world.time.now = new Date('2027-03-26T06:00:00.000Z')
  await employ(world, [hostIn('Europe/London')])
  const starts = await freeStarts(world)
  expect(starts).toContain('2027-03-26T10:00:00.000Z')
  expect(starts.find((start) => start.startsWith('2027-03-29'))).toBe('2027-03-29T08:00:00.000Z')
})

test('[API-02] schedule_demo keeps who it was only with consent, and needs the captcha', async () => {
  const client = new ApiClient(world)
  const refused = await client.post('/schedule_demo', { ...answers, email: 'a@tamarind.example' })
  expect([refused.status, problem.parse(refused.body).code]).toEqual([400, 'captcha_failed'])
  const wrong = await client.post('/schedule_demo', { platform: 'moon', email: 'nobody' })
  expect(problem.parse(wrong.body).fields).toMatchObject({
    platform: 'Please choose one',
    email: 'Email is not valid (name@example.com)',
  })
  const quiet = await beginBooking(world, 'quiet@tamarind.example')
  const kept = await client.post('/schedule_demo', {
    ...answers,
    email: 'kept@tamarind.example',
    consent: true,
    set_up: '/demo/elite/orders?speed=60&name=Tamarind',
    token: quickAnswer('DEMO'),
  })
  expect(kept.status).toBe(200)
  const leads = await world.ctx.db.select().from(demoLeads)
  expect(leads.filter((lead) => lead.email === quiet.email)).toEqual([])
  expect(leads.find((lead) => lead.email === 'kept@tamarind.example')).toMatchObject({
    answers,
    setUp: '/demo/elite?name=Tamarind',
    bookedAt: null,
  })
  world.time.now = new Date(monday.getTime() + 25 * 60 * minute)
  await purgeExpired(world.ctx)
  expect((await world.ctx.db.select().from(demoLeads)).map((lead) => lead.email)).toEqual([
    'kept@tamarind.example',
  ])
})

test('[PAGE-06] without the captcha the lead comes by email, is good for a day, and is no contact of ours', async () => {
  await employ(world, [hostIn('Europe/London')])
  const email = 'plain@tamarind.example'
  const [start = ''] = await freeStarts(world)
  const form = { email, first_name: 'Asha', note: 'After four', starts_at: start, time_zone: 'Asia/Kolkata' }
  const visitor = { ...world.ctx, ip: '198.51.100.77' }
  await emailLead(visitor, form)
  const { links } = await emailsOf(world).next(email, 'Confirm the time')
  const link = links.find((url) => url.includes('/schedule-a-demo/confirm')) ?? ''
  const lead = new URL(link).searchParams.get('lead') ?? ''
  const [kept] = await world.ctx.db.select().from(demoLeads).where(eq(demoLeads.email, email))
  expect(kept).toMatchObject({ request: { note: 'After four', starts_at: start }, consentAt: null })
  expect(
    await world.ctx.db
      .select()
      .from(leadContacts)
      .where(eq(leadContacts.id, kept?.id ?? '')),
  ).toEqual([])
  expect((await new ApiClient(world).post('/slot_reserve', { lead, starts_at: start })).status).toBe(200)

  await emailLead(visitor, form)
  await emailLead(visitor, form)
  await expect(emailLead(visitor, form)).rejects.toMatchObject({ code: 'too_many_requests' })
  world.time.now = new Date(monday.getTime() + 25 * 60 * minute)
  await purgeExpired(world.ctx)
  expect(await world.ctx.db.select().from(demoLeads).where(eq(demoLeads.email, email))).toEqual([])
})

test(
  '[PAGE-06] a time that is held is nobody else’s for five minutes, and one visitor holds one',
  { tags: 'engine-long' },
  async () => {
    await employ(world, [hostIn('Europe/London')])
    const [first = '', second = ''] = await freeStarts(world)
    const [asha, bela] = [await beginBooking(world), await beginBooking(world)]
    const held = await asha.client.post('/slot_reserve', { lead: asha.lead, starts_at: first })
    const reservation = holdReceipt.parse(held.body)
    expect(Date.parse(reservation.reserved_until) - monday.getTime()).toBe(5 * minute)

    const refused = await bela.client.post('/slot_reserve', { lead: bela.lead, starts_at: first })
    expect(refused.status).toBe(409)
    expect(problem.parse(refused.body)).toMatchObject({ code: 'slot_taken', nearest: { length: 3 } })
    expect(await freeStarts(world)).not.toContain(first)
    const own = await asha.client.get(`/slot_check?lead=${asha.lead}`)
    expect(slotList.parse(own.body).slots[0]?.starts_at).toBe(first)

    await asha.client.post('/slot_reserve', { lead: asha.lead, starts_at: second })
    expect(await freeStarts(world)).toContain(first)
    world.time.now = new Date(monday.getTime() + 5 * minute)
    const taken = await bela.client.post('/slot_reserve', { lead: bela.lead, starts_at: second })
    expect(taken.status).toBe(200)
    await bela.client.post('/slot_release', { lead: bela.lead })
    expect(await freeStarts(world)).toContain(second)
  },
)

test(
  '[API-02] slot_book books what is held, and a repeated call is the same booking',
  { tags: 'engine-long' },
  async () => {
    await employ(world, [hostIn('Europe/London')])
    const [start = ''] = await freeStarts(world)
    const { client, lead, details } = await beginBooking(world)
    await client.post('/slot_reserve', { lead, starts_at: start })
    const booked = await client.post('/slot_book', details)
    expect(booked.status).toBe(200)
    const receipt = bookingReceipt.parse(booked.body)
    expect(receipt.starts_at).toBe(start)
    const again = await client.post('/slot_book/', { ...details, starts_at: start })
    expect(bookingReceipt.parse(again.body).reference).toBe(receipt.reference)
    const rows = await world.ctx.db.select().from(demoBookings)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      firstName: 'Asha',
      lastName: 'Rao',
      phoneNumber: '+919820044172',
      sequence: 0,
    })
  },
)

test('[PAGE-06] minimum notice, odd minutes, nights, the far future and a strange lead are refused', async () => {
  await employ(world, [hostIn('Europe/London')])
  const { client, details } = await beginBooking(world)
  for (const start of [
    '2026-11-16T09:30:00.000Z',
    '2026-11-17T10:10:00.000Z',
    '2026-11-17T03:00:00.000Z',
    '2027-01-13T10:00:00.000Z',
  ]) {
    const { status, body } = await client.post('/slot_book', { ...details, starts_at: start })
    expect([status, problem.parse(body).code]).toEqual([409, 'slot_taken'])
  }
  // Years that a date can have and no database keeps.
  for (const start of ['-000001-01-01T10:00:00.000Z', '+123456-01-01T10:00:00.000Z', '0001-01-01T10:00Z']) {
    const { status, body } = await client.post('/slot_book', { ...details, starts_at: start })
    expect([status, problem.parse(body).code]).toEqual([400, 'invalid_input'])
  }
  const stranger = await client.post('/slot_book', {
    ...details,
    lead: 'invented',
    starts_at: '2026-11-17T10:00Z',
  })
  expect([stranger.status, problem.parse(stranger.body).code]).toEqual([403, 'lead_unknown'])
  const zone = await client.post('/slot_book', { ...details, time_zone: 'Mars/Olympus' })
  expect(problem.parse(zone.body).fields).toEqual({ time_zone: 'Unknown time zone' })
})

test('[SITE-03] a booking needs a name and an email and no more; answers and last name may be missing', async () => {
  await employ(world, [hostIn('Europe/London', { roomUrl: 'https://meet.example/meera' })])
  const [start] = await freeStarts(world)
  const { client, lead } = await beginBooking(world)
  const least = { lead, starts_at: start, time_zone: 'America/New_York', meeting: 'video' }
  const refused = await client.post('/slot_book', least)
  expect(problem.parse(refused.body).fields).toEqual({
    first_name: 'First Name required',
    email: 'Email required',
  })
  const booked = await client.post('/slot_book', { ...least, first_name: 'asha', email: 'asha@mail.example' })
  expect(booked.status).toBe(200)
  const [row] = await world.ctx.db.select().from(demoBookings)
  expect(row).toMatchObject({
    firstName: 'Asha',
    lastName: '',
    phoneNumber: '',
    answers: { platform: '', orders: '', pain: '', note: '' },
  })
})

test('[SITE-04] a telephone call needs a number, a video call a host with a meeting address', async () => {
  const zone = 'Europe/London'
  await employ(world, [
    hostIn(zone),
    hostIn(zone, { name: 'Tobias', roomUrl: 'https://meet.example/tobias' }),
  ])
  const [first = '', second = ''] = await freeStarts(world)
  const asha = await beginBooking(world)
  const unreachable = { ...asha.details, phone_number: '', starts_at: first }
  expect(problem.parse((await asha.client.post('/slot_book', unreachable)).body).fields).toEqual({
    phone_number: 'Mobile Number required',
  })
  // The one with an address is held first, so that the visitor can choose.
  const held = await asha.client.post('/slot_reserve', { lead: asha.lead, starts_at: first })
  expect(holdReceipt.parse(held.body).host).toMatchObject({ name: 'Tobias', video: true })
  const video = { ...asha.details, meeting: 'video' }
  expect((await asha.client.post('/slot_book', video)).status).toBe(200)
  const [row] = await world.ctx.db.select().from(demoBookings)
  // A number that is not needed is not kept.
  expect(row).toMatchObject({ meeting: 'video', phoneNumber: '' })

  // At the first time nobody else has an address: it is offered for telephone calls only.
  const bela = await beginBooking(world)
  const offered = await bela.client.get('/slot_check?video=true')
  expect(slotList.parse(offered.body).slots[0]?.starts_at).toBe(second)
  const late = await bela.client.post('/slot_book', { ...bela.details, meeting: 'video', starts_at: first })
  expect(problem.parse(late.body)).toMatchObject({ code: 'slot_taken', nearest: { 0: second } })
  const call = await bela.client.post('/slot_book', { ...bela.details, starts_at: first })
  expect(call.status).toBe(200)
})

test('[PAGE-06] hosts take turns by load', async () => {
  await employ(world, [hostIn('Europe/London'), hostIn('Europe/London'), hostIn('Europe/London')])
  const starts = await freeStarts(world)
  for (const start of starts.slice(0, 6)) {
    const { client, details } = await beginBooking(world)
    expect((await client.post('/slot_book', { ...details, starts_at: start })).status).toBe(200)
    world.time.now = new Date(world.time.now.getTime() + 1000)
  }
  const rows = await world.ctx.db.select({ host: demoBookings.host }).from(demoBookings)
  const counts = Object.values(Object.groupBy(rows, ({ host }) => host)).map((group) => group?.length)
  expect(counts).toEqual([2, 2, 2])
})

test('[PAGE-06] the database itself refuses an overlap', { tags: 'engine-long' }, async () => {
  await employ(world, [hostIn('Europe/London')])
  const [start = ''] = await freeStarts(world)
  const { client, lead } = await beginBooking(world)
  await client.post('/slot_reserve', { lead, starts_at: start })
  const [slot] = await world.ctx.db.select().from(demoSlots)
  const late = new Date(Date.parse(start) + 15 * minute)
  const [stranger] = await world.ctx.db
    .select()
    .from(demoLeads)
    .where(eq(demoLeads.email, 'kept@tamarind.example'))
  await expect(
    world.ctx.db.insert(demoSlots).values({
      id: '00000000-0000-7000-8000-000000000001',
      host: slot?.host ?? 0,
      startsAt: late,
      endsAt: new Date(late.getTime() + 30 * minute),
      leadId: stranger?.id,
      reservedUntil: late,
    }),
  ).rejects.toMatchObject({
    cause: { code: '23P01', message: expect.stringContaining('demo_slots_no_overlap') },
  })
})
