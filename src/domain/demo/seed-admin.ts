import { eq } from 'drizzle-orm'
import { demoBookings, demoHosts } from '#database/schema/bookings.ts'
import { bookableRange, freeTimes, slotLength } from '../booking/calendar.ts'
import { takeSlot } from '../booking/take-slot.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { newId, newReference } from '../identifiers.ts'
import { saveContact } from '../leads/save-contact.ts'

const day = 24 * 60 * 60_000
const source = { utm_source: 'newsletter', utm_medium: 'mail', utm_campaign: 'autumn' }

/** Examples for the admin of the demo: a coming booking, one without an outcome, and a calculation. Once only, without emails. */
export async function seedAdmin(ctx: Context): Promise<void> {
  if ((await ctx.db.$count(demoBookings)) > 0) return
  await withTransaction(ctx, async (tx) => {
    const now = tx.clock.now().getTime()
    const [host] = await tx.db.select().from(demoHosts).where(eq(demoHosts.active, true)).limit(1)
    if (!host) return
    await book(
      tx,
      'Greta',
      'Solberg',
      'fjordwool.example',
      host.number,
      new Date(now - (now % day) - day / 2),
    )
    const { from, to } = bookableRange(tx)
    const free = (await freeTimes(tx, from, to)).find(({ startsAt }) => startsAt > now + 2 * day)
    if (free) {
      const id = await book(tx, 'Hiro', 'Tanabe', 'kissaten.example', host.number, new Date(free.startsAt))
      const slot = await takeSlot(tx, new Date(free.startsAt), { bookingId: id })
      await tx.db.update(demoBookings).set({ host: slot.host.number }).where(eq(demoBookings.id, id))
    }
    await saveContact(tx, {
      id: newId(new Date(now)),
      kind: 'share',
      email: 'imani@brooksbotanica.example',
      name: '',
      at: new Date(now - day / 6),
      source,
      about: '/commission-calculator?referrals=7&months=24',
    })
  })
}

async function book(
  ctx: Context,
  firstName: string,
  lastName: string,
  shop: string,
  host: number,
  startsAt: Date,
): Promise<string> {
  const createdAt = new Date(Math.min(startsAt.getTime(), ctx.clock.now().getTime()) - day / 3)
  const id = newId(createdAt)
  const email = `${firstName.toLowerCase()}@${shop}`
  await ctx.db.insert(demoBookings).values({
    id,
    reference: newReference('D'),
    host,
    startsAt,
    endsAt: new Date(startsAt.getTime() + slotLength),
    timeZone: 'Europe/Oslo',
    firstName,
    lastName,
    email,
    meeting: 'phone',
    phoneNumber: '+4722123456',
    websiteUrl: shop,
    answers: { platform: 'shopify-plus', orders: 'under-1000', pain: 'tickets', note: '' },
    setUp: '',
    createdAt,
    updatedAt: createdAt,
  })
  await saveContact(ctx, {
    id,
    kind: 'booking',
    email,
    name: `${firstName} ${lastName}`,
    at: createdAt,
    source: {},
  })
  return id
}
