import type { contactMessages } from '#database/schema/contact-messages.ts'
import type { Context } from '../context.server.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** One message to staff, one receipt to the sender. */
export async function queueContactMails(
  ctx: Context,
  row: typeof contactMessages.$inferSelect,
): Promise<void> {
  const { firstName, lastName, reference, message } = row
  const letter = { firstName, lastName, reference, message }
  await queueMail(ctx, ctx.settings.staffMail, `contact-staff:${row.id}`, {
    template: 'contact-staff',
    data: { ...letter, email: row.email, phoneNumber: row.phoneNumber, websiteUrl: row.websiteUrl },
  })
  await queueMail(ctx, row.email, `contact-receipt:${row.id}`, { template: 'contact-receipt', data: letter })
}
