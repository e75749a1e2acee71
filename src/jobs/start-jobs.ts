import type { Context } from '#domain/context.server.ts'
import { deliverMail } from '#domain/mail/deliver-mail.ts'
import { purgeExpired } from '#domain/purge-expired.ts'

/** Takes up work from the queue: thin callers of verbs. */
export async function startJobs(ctx: Context): Promise<void> {
  await ctx.jobs.work('deliver-mail', async ({ id }) => {
    if (id) await deliverMail(ctx, id)
  })
  await ctx.jobs.work('purge-expired', () => purgeExpired(ctx))
}
