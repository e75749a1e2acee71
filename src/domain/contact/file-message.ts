import type { contactMessages } from '#database/schema/contact-messages.ts'
import type { Context } from '../context.server.ts'
import { keepContact } from '../leads/keep-contact.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** The message counts from now on: it waits at the desk, staff are told, and the sender has a receipt. */
export async function fileMessage(ctx: Context, row: typeof contactMessages.$inferSelect): Promise<void> {
  const { firstName, lastName, reference, message } = row
  await keepContact(ctx, {
    id: row.id,
    kind: 'message',
    email: row.email,
    name: `${firstName} ${lastName}`,
    at: row.confirmedAt ?? row.createdAt,
    source: row.source,
  })
  const email = { firstName, lastName, reference, message }
  await queueMail(ctx, ctx.settings.staffMail, `contact-staff:${row.id}`, {
    template: 'contact-staff',
    data: { ...email, email: row.email, phoneNumber: row.phoneNumber, websiteUrl: row.websiteUrl },
  })
  await queueMail(ctx, row.email, `contact-receipt:${row.id}`, { template: 'contact-receipt', data: email })
}
