import type { contactMessages } from '#database/schema/contact-messages.ts'
import type { Context } from '../context.server.ts'
import { saveContact } from '../leads/save-contact.ts'
import { queueMail } from '../mail/queue-mail.ts'

/**
 * The message counts from now on: it waits for staff, who are told. The receipt repeats nothing of it: whose address
 * it goes to, nobody has proved.
 */
export async function fileMessage(
  ctx: Context,
  row: typeof contactMessages.$inferSelect,
  { withReceipt }: { withReceipt: boolean },
): Promise<void> {
  const { firstName, lastName, reference, message } = row
  await saveContact(ctx, {
    id: row.id,
    kind: 'message',
    email: row.email,
    name: `${firstName} ${lastName}`,
    at: row.confirmedAt ?? row.createdAt,
    source: row.source,
  })
  await queueMail(ctx, ctx.settings.staffMail, `contact-staff:${row.id}`, {
    template: 'contact-staff',
    data: {
      firstName,
      lastName,
      reference,
      message,
      email: row.email,
      phoneNumber: row.phoneNumber,
      websiteUrl: row.websiteUrl,
    },
  })
  if (!withReceipt) return
  await queueMail(ctx, row.email, `contact-receipt:${row.id}`, {
    template: 'contact-receipt',
    data: { reference },
  })
}
