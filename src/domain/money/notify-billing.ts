import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Mail } from '#contract/emails/shapes.ts'
import { companies, memberships } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { type NoticeFrame } from '../company/notify-company.ts'
import { regionOf } from '../company/settings.ts'
import type { Context } from '../context.server.ts'
import { queueMail } from '../mail/queue-mail.ts'

/**
 * Writes to the company's owners and admins about money, once per key. Call it inside the transaction of what
 * happened. These emails cannot be switched off: they say what was taken and what stops.
 */
export async function notifyBilling(
  ctx: Context,
  companyId: string,
  key: string,
  letter: (frame: Omit<NoticeFrame, 'settingsUrl'> & { billingUrl: string }) => Mail,
): Promise<void> {
  const readers = await ctx.db
    .select({ id: users.id, email: users.email, firstName: users.firstName, company: companies.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(
      and(
        eq(memberships.companyId, companyId),
        inArray(memberships.role, ['owner', 'admin']),
        isNotNull(users.emailVerifiedAt),
        isNull(users.disabledAt),
      ),
    )
  const region = await regionOf(ctx, companyId)
  const billingUrl = `${ctx.settings.publicBaseUrl}/merchant/billing`
  for (const { id, email, firstName, company } of readers) {
    await queueMail(ctx, email, `billing:${key}:${id}`, letter({ firstName, company, region, billingUrl }))
  }
}
