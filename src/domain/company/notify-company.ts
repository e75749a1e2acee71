import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { NotificationKind } from '#contract/company/choices.ts'
import type { Region } from '#contract/company/shapes.ts'
import type { Mail } from '#contract/emails/shapes.ts'
import { companies, memberships } from '#database/schema/companies.ts'
import { companySettings } from '#database/schema/company-settings.ts'
import { users } from '#database/schema/users.ts'
import type { Context } from '../context.server.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { regionOf } from './settings.ts'

/** Whether the company wants emails of this kind; all by default. */
export async function wantsNotification(
  { db }: Pick<Context, 'db'>,
  companyId: string,
  kind: NotificationKind,
): Promise<boolean> {
  const [row] = await db
    .select({ notifications: companySettings.notifications })
    .from(companySettings)
    .where(eq(companySettings.companyId, companyId))
  return row?.notifications[kind] ?? true
}

/** What every notification is filled with. */
export interface NotificationFrame {
  firstName: string
  company: string
  region: Region
  settingsUrl: string
}

interface Notification {
  companyId: string
  /** `store` is about what the company must know, and cannot be switched off. */
  kind: NotificationKind | 'store'
  /** The same key sends no second email. */
  key: string
  build(frame: NotificationFrame): Mail
}

/**
 * Writes to the company's owners and admins, if it wants emails of this kind. Call it inside the transaction of
 * what happened. An address that nobody has confirmed may be a stranger's and gets none.
 */
export async function notifyCompany(
  ctx: Context,
  { companyId, kind, key, build }: Notification,
): Promise<void> {
  if (kind !== 'store' && !(await wantsNotification(ctx, companyId, kind))) return
  const readers = await managersOf(ctx, companyId)
  const region = await regionOf(ctx, companyId)
  const settingsUrl = `${ctx.settings.publicBaseUrl}/merchant/settings#notifications`
  for (const { id, email, firstName, company } of readers) {
    await queueMail(ctx, email, `${kind}:${key}:${id}`, build({ firstName, company, region, settingsUrl }))
  }
}

/** Owners and admins whose address is confirmed: nobody else reads of money and stores. */
export function managersOf(ctx: Pick<Context, 'db'>, companyId: string) {
  return ctx.db
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
}

/** How somebody is called in an email. */
export async function nameOf({ db }: Pick<Context, 'db'>, userId: string): Promise<string> {
  const [row] = await db
    .select({ first: users.firstName, last: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  return row ? `${row.first} ${row.last}`.trim() || row.email : ''
}
