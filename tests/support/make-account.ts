import { eq } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import { hashPassword } from '#domain/accounts/check-password.ts'
import { createAccount } from '#domain/accounts/create-account.ts'
import { withTransaction } from '#domain/context.server.ts'
import type { TestContext } from './test-context.ts'

let people = 0

/** A person with a company of their own, straight into the database, and whatever else the test wants changed. */
export async function makeAccount(
  { ctx }: TestContext,
  password: string,
  changes: Partial<typeof users.$inferInsert> = {},
): Promise<{ id: string; email: string; companyId: string; outletId: string }> {
  people += 1
  const email = `person${people}@shop.example`
  const passwordHash = await hashPassword(ctx, password)
  const {
    userId: id,
    companyId,
    outletId,
  } = await withTransaction(ctx, (tx) =>
    createAccount(tx, {
      email,
      firstName: 'Mei',
      lastName: 'Chua',
      passwordHash,
      termsVersion: '1.0',
      source: {},
    }),
  )
  if (Object.keys(changes).length > 0) await ctx.db.update(users).set(changes).where(eq(users.id, id))
  return { id, email, companyId, outletId }
}
