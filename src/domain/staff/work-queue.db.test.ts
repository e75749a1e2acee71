import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoBookings, demoHosts } from '#database/schema/bookings.ts'
import { outlets, shopifyGrants } from '#database/schema/companies.ts'
import { leads } from '#database/schema/leads.ts'
import { storeSyncs } from '#database/schema/stores.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { answers, employ, hostIn } from '../../../tests/support/booking.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { newStaff, staffContext } from '../../../tests/support/new-staff.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { newId } from '../identifiers.ts'
import { saveContact } from '../leads/save-contact.ts'
import { countLeads, listLeads } from '../leads/list-leads.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { readQueue } from './work-queue.ts'

let world: TestContext
let staff: StaffContext
const hour = 60 * 60 * 1000
const monday = new Date('2026-11-16T06:00:00.000Z')
const at = (hours: number) => new Date(monday.getTime() + hours * hour)

beforeAll(async () => {
  world = await openTestContext()
  world.time.now = monday
  await employ(world, [hostIn('Europe/London')])
  staff = await staffContext(world, (await newStaff(world)).browser)
})
afterAll(() => world.close())

const queue = async () => (await readQueue(staff)).map(({ kind, title }) => `${kind} ${title}`)

const write = (email: string, when: Date) =>
  saveContact(world.ctx, { id: newId(when), kind: 'message', email, name: '', at: when, source: {} })

/** A booked demo, and the lead that comes with it. */
async function book(email: string, startsAt: Date): Promise<string> {
  const [host] = await world.ctx.db.select().from(demoHosts)
  const id = newId(startsAt)
  await world.ctx.db.insert(demoBookings).values({
    id,
    reference: `D-${email}`,
    host: host?.number ?? 0,
    startsAt,
    endsAt: new Date(startsAt.getTime() + hour / 2),
    timeZone: 'Asia/Kolkata',
    firstName: email,
    lastName: '',
    email,
    phoneNumber: '',
    websiteUrl: '',
    answers,
    setUp: '',
    createdAt: at(-48),
    updatedAt: at(-48),
  })
  await saveContact(world.ctx, { id, kind: 'booking', email, name: '', at: at(-48), source: {} })
  return id
}

test('[ADM-06] what waits for a person is one list, oldest first, and what is done leaves it', async () => {
  expect(await queue()).toEqual([])
  await write('late@shop.example', at(-3))
  await write('early@shop.example', at(-30))
  const today = await book('today@shop.example', at(5))
  const past = await book('past@shop.example', at(-20))
  await book('next-week@shop.example', at(7 * 24))
  const { companyId, userId } = await newMerchant(world)
  const [outlet] = await world.ctx.db.select().from(outlets).where(eq(outlets.companyId, companyId))
  await world.ctx.db.insert(shopifyGrants).values({
    shop: 'lost.myshopify.com',
    companyId,
    outletId: outlet?.id ?? '',
    tokenEnc: '',
    scopes: '',
    shopDetails: {},
    grantedAt: at(-90),
    revokedAt: at(-10),
  })
  const mail = newId(at(-1))
  await world.ctx.db.insert(mailOutbox).values({
    id: mail,
    dedupeKey: 'one',
    recipient: 'nobody@shop.example',
    template: 'welcome',
    data: {},
    attempts: 3,
    lastError: '550 no such mailbox',
    createdAt: at(-1),
  })

  expect(await queue()).toEqual([
    'lead early@shop.example',
    'outcome past@shop.example',
    'store lost.myshopify.com',
    'lead late@shop.example',
    'email nobody@shop.example',
    'demo today@shop.example',
  ])
  const store = (await readQueue(staff)).find(({ kind }) => kind === 'store')
  expect(store?.href).toBe(`/admin/merchants/${userId}`)

  expect(store?.trouble).toBe('left')

  await world.ctx.db
    .update(leads)
    .set({ state: 'answered', waitingSince: null })
    .where(eq(leads.email, 'early@shop.example'))
  await world.ctx.db.update(demoBookings).set({ outcome: 'later' }).where(eq(demoBookings.id, past))
  await world.ctx.db.update(demoBookings).set({ cancelledAt: monday }).where(eq(demoBookings.id, today))
  await world.ctx.db.update(shopifyGrants).set({ revokedAt: null })
  await world.ctx.db.update(mailOutbox).set({ sentAt: monday }).where(eq(mailOutbox.id, mail))
  expect(await queue()).toEqual(['lead late@shop.example'])
})

test('[ADM-06] a store in trouble says which trouble', async () => {
  const { companyId, outletId } = await newMerchant(world)
  const shop = 'troubled.myshopify.com'
  const row = { shop, companyId, outletId }
  const grant = { tokenEnc: '', scopes: '', shopDetails: {}, grantedAt: at(-90) }
  await world.ctx.db.insert(shopifyGrants).values({ ...row, ...grant })
  await world.ctx.db.insert(storeSyncs).values({
    ...row,
    state: 'stopped',
    zone: 'UTC',
    currency: 'INR',
    windowFrom: at(-90),
    parts: [],
    version: 1,
    startedAt: at(-90),
    faultSince: at(-4),
  })
  const told: (string | undefined)[] = []
  for (const fault of ['refused', 'unreachable', 'throttled', 'file']) {
    await world.ctx.db.update(storeSyncs).set({ fault })
    told.push((await readQueue(staff)).find(({ id }) => id === shop)?.trouble)
  }
  expect(told).toEqual(['refused', 'unreachable', 'throttled', 'file'])
})

test('[ADM-06] a lead whose demos are all cancelled is no longer to do', async () => {
  const query = { search: 'gone@shop.example', view: 'open', kind: 'all', after: '' } as const
  const found = async () => (await listLeads(staff, query)).leads.length
  const id = await book('gone@shop.example', at(30))
  const before = (await countLeads(staff)).views.open
  expect(await found()).toBe(1)
  await world.ctx.db.update(demoBookings).set({ cancelledAt: monday }).where(eq(demoBookings.id, id))
  expect(await found()).toBe(0)
  expect((await countLeads(staff)).views.open).toBe(before - 1)
  expect((await listLeads(staff, { ...query, view: 'all' })).leads.length).toBe(1)
})
