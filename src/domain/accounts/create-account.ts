import { companies, memberships, outlets, userOutlets } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import type { Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId, newReference } from '../identifiers.ts'

export interface NewAccount {
  email: string
  firstName: string
  lastName: string
  phoneCode?: string
  phoneNo?: string
  /** Null for somebody who came through Google. */
  passwordHash: string | null
  emailVerifiedAt?: Date
  termsVersion: string
  companyName?: string
  website?: string
  source: Record<string, string>
}

/** The unique index on the address is the judge: of any number of parallel sign-ups one makes the account. */
export async function createAccount(
  ctx: Context,
  account: NewAccount,
): Promise<{ userId: string; companyId: string; outletId: string }> {
  const { companyName, website, ...person } = account
  const now = ctx.clock.now()
  const userId = newId(now)
  const companyId = newId(now)
  const outletId = newId(now)
  const inserted = await ctx.db
    .insert(users)
    .values({ id: userId, ...person, termsAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (inserted.length === 0) throw new DomainError('email_taken')
  const name = companyName ?? `${person.firstName} ${person.lastName}`.trim()
  await ctx.db.insert(companies).values({ id: companyId, name, createdAt: now })
  await ctx.db.insert(memberships).values({ companyId, userId, role: 'owner', createdAt: now })
  await ctx.db.insert(outlets).values({
    id: outletId,
    companyId,
    outletName: website || name,
    webUrl: website || null,
    apiKey: newReference('K'),
    createdAt: now,
  })
  await ctx.db.insert(userOutlets).values({ companyId, userId, outletId })
  return { userId, companyId, outletId }
}
