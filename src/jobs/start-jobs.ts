import { sendReminders } from '#domain/booking/remind.ts'
import { mailMonthlySummaries } from '#domain/company/mail-monthly-summaries.ts'
import type { Context } from '#domain/context.server.ts'
import { deliverMail } from '#domain/mail/deliver-mail.ts'
import { purgeExpired } from '#domain/purge-expired.ts'
import { mailCode } from '#domain/recovery/mail-code.ts'
import { mailResetLink } from '#domain/recovery/mail-reset-link.ts'
import { renewShopTokens } from '#domain/shops/renew-shop-tokens.ts'

/** Takes up work from the queue: thin callers of verbs. */
export async function startJobs(ctx: Context): Promise<void> {
  await ctx.jobs.work('deliver-mail', async ({ id }) => {
    if (id) await deliverMail(ctx, id)
  })
  await ctx.jobs.work('mail-code', ({ email = '', request = '', requestId = '', ip = '' }) =>
    mailCode(ctx, { email, request, requestId, ip }),
  )
  await ctx.jobs.work('mail-reset-link', ({ email = '', wish = '', requestId = '', ip = '' }) =>
    mailResetLink(ctx, { email, wish, requestId, ip }),
  )
  await ctx.jobs.work('remind-bookings', () => sendReminders(ctx))
  await ctx.jobs.work('monthly-summary', () => mailMonthlySummaries(ctx))
  await ctx.jobs.work('renew-shop-tokens', () => renewShopTokens(ctx))
  await ctx.jobs.work('purge-expired', () => purgeExpired(ctx))
}
