import { exampleRoster } from '#contract/bookings/demo-hosts.ts'
import { demoColleague, demoStaff } from '#contract/accounts/demo-accounts.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { saveHosts } from '../booking/save-hosts.ts'
import { fileMessage } from '../contact/file-message.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { newId, newReference } from '../identifiers.ts'
import { createStaff } from '../staff/create-staff.ts'
import { seedNeighbours } from './seed-many-merchants.ts'
import { seedAdmin } from './seed-admin.ts'
import { seedMoney } from './seed-money.ts'
import { seedMerchants } from './seed-merchants.ts'
import { seedVisits } from './seed-visits.ts'

const seedKey = 'demo-seed'

/** What a first visitor of the demo finds: accounts to sign in to, a few leads, people to book. Safe to repeat. */
export async function seedDemo(ctx: Context, termsVersion: string): Promise<void> {
  await seedMerchants(ctx, termsVersion)
  await createStaff(ctx, demoStaff, termsVersion)
  await createStaff(ctx, demoColleague, termsVersion)
  await seedMoney(ctx)
  await seedNeighbours(ctx)
  await seedVisits(ctx)
  await seedMessage(ctx)
  await saveHosts(ctx, exampleRoster(ctx.clock.now().getUTCFullYear()))
  await seedAdmin(ctx)
}

function seedMessage(ctx: Context): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const [message] = await tx.db
      .insert(contactMessages)
      .values({
        id: newId(now),
        reference: newReference('M'),
        firstName: 'Asha',
        lastName: 'Rao',
        email: 'asha@tamarind.example',
        phoneNumber: '+919820044172',
        websiteUrl: 'tamarind.example',
        message: 'We run eleven apps in one shop and pay for each.\nWhich of them could we switch off first?',
        idempotencyKey: seedKey,
        source: { via: seedKey },
        confirmedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing({ target: contactMessages.idempotencyKey })
      .returning()
    if (message) await fileMessage(tx, message, { withReceipt: true })
  })
}
