import { users } from '#database/schema/users.ts'
import type { Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId } from '../identifiers.ts'
import { createCompany } from './create-company.ts'

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
  ctx: Pick<Context, 'db' | 'clock'>,
  account: NewAccount,
): Promise<{ userId: string; companyId: string; outletId: string }> {
  const { companyName, website, ...person } = account
  const now = ctx.clock.now()
  const userId = newId(now)
  const inserted = await ctx.db
    .insert(users)
    .values({ id: userId, ...person, termsAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (inserted.length === 0) throw new DomainError('email_taken')
  const name = companyName ?? `${person.firstName} ${person.lastName}`.trim()
  return { userId, ...(await createCompany(ctx, { userId, name, website })) }
}
