import { calculationAt } from '#content/site/calculation.ts'
import { emailFigures } from '#domain/leads/share-calculation.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '#database/schema/audit-log.ts'
import { leads } from '#database/schema/leads.ts'
import { newId } from '#domain/identifiers.ts'
import { eraseLead, saveContact } from '#domain/leads/save-contact.ts'
import { exportLeads } from '#domain/leads/export-leads.ts'
import { countLeads, listLeads } from '#domain/leads/list-leads.ts'
import { recordLeadView, viewLead } from '#domain/leads/view-lead.ts'
import { encodeCursor } from '#domain/lists/cursor.ts'
import type { StaffContext } from '#domain/sessions/session.server.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { answers, beginBooking, employ, freeStarts, hostIn } from '../../../tests/support/booking.ts'
import { emailsOf } from '../../../tests/support/sent-emails.ts'
import { staffContext, newStaff } from '../../../tests/support/new-staff.ts'
import { quickAnswer, quickCaptcha } from '../../../tests/support/sign-in/quick-captcha.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let staff: Awaited<ReturnType<typeof newStaff>>
let staffCtx: StaffContext
const monday = new Date('2026-11-16T06:00:00.000Z')
const minute = 60_000

beforeAll(async () => {
  world = await openTestContext()
  world.ctx.captcha = quickCaptcha
  world.time.now = monday
  await employ(world, [hostIn('Europe/London')])
  staff = await newStaff(world)
  staffCtx = await staffContext(world, staff.browser)
})
afterAll(() => world.close())
beforeEach(() => {
  world.time.now = monday
})

const write = (email: string, more: object = {}) =>
  new ApiClient(world).post('/v1/admin/contact-us/', {
    first_name: '=cmd()',
    last_name: 'Rao',
    email,
    phone_number: '+91 98200 44172',
    website_url: 'tamarind.example',
    message: 'We run eleven apps, 100%_off.',
    token: quickAnswer('CONTACT'),
    ...more,
  })

const query = { search: '', view: 'open', kind: 'all', after: '' } as const

async function leadOf(email: string) {
  const [row] = await world.ctx.db.select().from(leads).where(eq(leads.email, email))
  if (!row) throw new Error(`No lead ${email}`)
  return row
}

const acts = async (lead: string) => {
  const rows = await world.ctx.db
    .select({ action: auditLog.action, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, staff.userId)))
  return rows.filter(({ detail }) => detail.lead === lead).map(({ action }) => action)
}

test('[ADM-05] what one address wants stands together: message, begun booking, booking, calculation', async () => {
  const email = 'Asha@Tamarind.example'
  await write(email, { utm_source: 'newsletter', utm_campaign: 'autumn' })
  const client = new ApiClient(world)
  const tick = () => (world.time.now = new Date(world.time.now.getTime() + 1000))
  tick()
  const { body } = await client.post('/schedule_demo', {
    ...answers,
    email,
    consent: true,
    token: quickAnswer('DEMO'),
  })
  const begun = await viewLead(staffCtx, (await leadOf('asha@tamarind.example')).id)
  expect(begun?.contacts.map(({ kind }) => kind)).toEqual(['message', 'unfinished'])
  const { details } = await beginBooking(world, email)
  const [start] = await freeStarts(world)
  const lead = (body as { lead: string }).lead
  tick()
  expect((await client.post('/slot_book', { ...details, lead, starts_at: start })).status).toBe(200)
  tick()
  const shared = await client.post('/commission_share', {
    email: 'asha@tamarind.example',
    consent: 'on',
    search: '?referrals=7&months=24&evil=<script>',
    utm_medium: 'mail',
    token: quickAnswer('SHARE'),
  })
  expect(shared.status).toBe(200)
  const found = await viewLead(staffCtx, (await leadOf('asha@tamarind.example')).id)
  expect(found?.contacts.map(({ kind }) => kind)).toEqual(['message', 'booking', 'share'])
  expect(found?.contacts[0]?.source).toMatchObject({ utm_source: 'newsletter', utm_campaign: 'autumn' })
  expect(found?.contacts[2]?.about).toMatch(/^\/commission-calculator\?referrals=7&.*months=24/)
  expect(found?.contacts[2]?.about).not.toContain('evil')
  const { leads: rows } = await listLeads(staffCtx, { ...query, search: 'rao 100%_ autumn' })
  expect(rows.map((row) => [row.email, row.state, row.contacts.length])).toEqual([
    ['asha@tamarind.example', 'new', 3],
  ])
  const sent = await emailsOf(world).next('asha@tamarind.example', 'Your figures')
  expect(sent.subject).toMatch(/after 24 months/)
})

test('[ADM-05] without consent figures are mailed and nobody is kept; strangers cannot flood an address', async () => {
  const send = (consent: boolean) =>
    new ApiClient(world).post('/commission_share', {
      email: 'quiet@shop.example',
      consent,
      search: '',
      token: quickAnswer('SHARE'),
    })
  expect((await send(false)).status).toBe(200)
  expect(await world.ctx.db.select().from(leads).where(eq(leads.email, 'quiet@shop.example'))).toEqual([])
  const unproved = await new ApiClient(world).post('/commission_share', {
    email: 'quiet@shop.example',
    search: '',
  })
  expect(unproved.body.code).toBe('captcha_failed')
  const unscripted = { email: 'quiet@shop.example', ...calculationAt('?referrals=7') }
  await emailFigures({ ...world.ctx, ip: '198.51.100.78' }, unscripted)
  expect(await world.ctx.db.select().from(leads).where(eq(leads.email, 'quiet@shop.example'))).toEqual([])
  await send(false)
  expect((await send(false)).status).toBe(429)
})

test('[ADM-05] an answer leaves as an email with the staff mailbox to reply to, stops the clock and is on the record', async () => {
  const email = 'mei@straits.example'
  await write(email)
  const { id } = await leadOf(email)
  world.time.now = new Date(monday.getTime() + 25 * minute)
  const seen = await viewLead(staffCtx, id)
  const wrong = await staff.browser.post('/merchant/admin_lead_answer', {
    id,
    revision: seen?.revision,
    subject: '',
    text: '',
  })
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    { subject: 'Subject required', text: 'Text required' },
  ])
  const sent = await staff.browser.post('/merchant/admin_lead_answer', {
    id,
    revision: seen?.revision,
    subject: 'Your eleven apps',
    text: 'Dear Mei,\n\nthree of them.\n<b>Truly</b>',
  })
  expect(sent.status).toBe(200)
  const arrived = await emailsOf(world).next(email, 'Your eleven apps')
  const mail = (await (await fetch(`${world.sandbox.url}/mail/api/messages/${arrived.id}`)).json()) as {
    replyTo: string[]
    text: string
  }
  expect(mail.replyTo.join()).toContain('staff@infiniti.example')
  expect(mail.text).toContain('<b>Truly</b>')
  expect(mail.text).toContain('Ines Duarte')
  const after = await viewLead(staffCtx, id)
  expect(after).toMatchObject({ state: 'answered', assigneeId: staff.userId, waitingSince: null })
  expect(after?.entries).toMatchObject([
    { kind: 'answer', author: 'Ines Duarte', subject: 'Your eleven apps' },
  ])
  expect(Date.parse(after?.firstReplyAt ?? '') - Date.parse(after?.firstAt ?? '')).toBe(25 * minute)
  // A lead who writes again is new again, and waits again.
  await write(email, { message: 'Which three?' })
  expect(await leadOf(email)).toMatchObject({ state: 'new', assigneeId: staff.userId })
  await recordLeadView(staffCtx, id)
  await recordLeadView(staffCtx, id)
  expect(await acts(id)).toEqual(['lead-answered', 'lead-viewed'])
})

test('[ADM-05] a greeting alone is no answer: nothing is sent and the lead still waits', async () => {
  const email = 'untouched@shop.example'
  await write(email)
  const { id, revision } = await leadOf(email)
  const refused = await staff.browser.post('/merchant/admin_lead_answer', {
    id,
    revision,
    subject: 'Your question to us',
    text: 'Good day,\n\n',
  })
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { text: 'Write your answer below the greeting.' },
  ])
  expect(await leadOf(email)).toMatchObject({ state: 'new', revision })
  expect((await leadOf(email)).waitingSince).not.toBeNull()
})

test('[ADM-05] a shorter name never replaces a fuller one', async () => {
  const email = 'vikram@shetty.example'
  const names = ['Vikram', 'Vikram Shetty', 'Vikram', '', 'Vikram S', 'Anita Rao']
  const kept: string[] = []
  for (const name of names) {
    await saveContact(world.ctx, { id: newId(monday), kind: 'message', email, name, at: monday, source: {} })
    kept.push((await leadOf(email)).name)
  }
  expect(kept).toEqual([
    'Vikram',
    'Vikram Shetty',
    'Vikram Shetty',
    'Vikram Shetty',
    'Vikram Shetty',
    'Anita Rao',
  ])
})

test(
  '[ADM-05] two who answer one lead see each other; the second is told and loses nothing',
  { tags: 'engine-long' },
  async () => {
    const email = 'leon@fischerrad.example'
    await write(email)
    const other = await newStaff(world)
    const lead = await leadOf(email)
    const { id, revision } = lead
    const answer = (browser: ApiClient, seen: number) =>
      browser.post('/merchant/admin_lead_answer', { id, revision: seen, subject: 'Re', text: 'Hello' })
    const hold = (browser: ApiClient, act: string) => browser.post('/merchant/admin_lead_lock', { id, act })
    expect((await hold(staff.browser, 'lock')).body).toEqual({ holder: '', revision })
    expect((await hold(other.browser, 'lock')).body).toEqual({ holder: 'Ines Duarte', revision })
    const seenBy = await staffContext(world, other.browser)
    expect((await viewLead(seenBy, id))?.holder).toBe('Ines Duarte')
    expect((await listLeads(seenBy, { ...query, search: email })).leads[0]?.holder).toBe('Ines Duarte')
    const early = await answer(other.browser, revision)
    expect([early.status, early.body.code]).toEqual([409, 'lead_locked'])
    // Taking over turns it round; a hold without a sign of life is over after some minutes.
    await hold(other.browser, 'take')
    expect((await answer(staff.browser, revision)).body.code).toBe('lead_locked')
    world.time.now = new Date(monday.getTime() + 4 * minute)
    const both = await Promise.all([answer(staff.browser, revision), answer(other.browser, revision)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'lead_changed' })
    expect((await viewLead(staffCtx, id))?.entries.length).toBe(1)
    expect((await answer(other.browser, revision + 1)).status).toBe(200)
  },
)

test('[ADM-05] state and assignee are changed on what was read; notes are for staff; the queue obeys', async () => {
  const email = 'kavya@monsoon.example'
  await write(email)
  const { id, revision } = await leadOf(email)
  const change = (input: object) => staff.browser.post('/merchant/admin_lead', { id, ...input })
  const before = await countLeads(staffCtx)
  expect((await change({ revision, state: 'in-hand', assignee: staff.userId })).body.revision).toBe(
    revision + 1,
  )
  expect((await change({ revision, state: 'closed' })).body.code).toBe('lead_changed')
  expect((await change({ revision: revision + 1, assignee: id })).status).toBe(400)
  const { leads: mine } = await listLeads(staffCtx, { ...query, view: 'mine', search: email })
  expect(mine.map(({ assignee }) => assignee)).toEqual(['Ines Duarte'])
  expect((await countLeads(staffCtx)).views.mine).toBe(before.views.mine + 1)
  expect((await staff.browser.post('/merchant/admin_lead_note', { id, text: ' ' })).status).toBe(400)
  expect(
    (await staff.browser.post('/merchant/admin_lead_note', { id, text: 'Rang, no reply.' })).status,
  ).toBe(200)
  await change({ revision: revision + 1, state: 'closed' })
  expect((await listLeads(staffCtx, { ...query, search: email })).leads).toEqual([])
  expect((await leadOf(email)).waitingSince).toBeNull()
  expect((await viewLead(staffCtx, id))?.entries).toMatchObject([{ kind: 'note', text: 'Rang, no reply.' }])
  expect(await acts(id)).toEqual(['lead-state', 'lead-assigned', 'lead-noted', 'lead-state'])
  const some = '00000000-0000-4000-8000-000000000000'
  expect((await staff.browser.post('/merchant/admin_lead_note', { id: some, text: 'x' })).status).toBe(404)
  expect(await viewLead(staffCtx, 'nobody')).toBeUndefined()
  await eraseLead(world.ctx, email.toUpperCase())
  expect(await viewLead(staffCtx, id)).toBeUndefined()
})

test(
  '[ADM-05] the queue is cut by key, and its file is safe in a spreadsheet',
  { tags: ['long', 'engine-long'] },
  async () => {
    for (let n = 0; n < 27; n += 1) {
      world.time.now = new Date(monday.getTime() + n * 1000)
      await write(`crowd-${n}@many.example`)
    }
    const first = await listLeads(staffCtx, { ...query, search: '@many.example' })
    const second = await listLeads(staffCtx, { ...query, search: '@many.example', after: first.next ?? '' })
    expect([first.leads.length, second.leads.length, second.next]).toEqual([25, 2, null])
    expect(first.leads[0]?.email).toBe('crowd-26@many.example')
    for (const after of [
      'x',
      encodeCursor('soon', first.leads[0]?.id ?? ''),
      encodeCursor('2026', 'nobody'),
    ]) {
      expect((await listLeads(staffCtx, { ...query, after, search: 'a\0b' })).leads).toBeInstanceOf(Array)
    }
    const none = await listLeads(staffCtx, { ...query, kind: 'share', search: '@many.example' })
    expect(none.leads).toEqual([])
    let csv = ''
    for await (const part of exportLeads(staffCtx, { ...query, search: 'crowd-3@' })) csv += part
    expect(csv).toContain("\r\n'=cmd() Rao,crowd-3@many.example,new,")
  },
)
