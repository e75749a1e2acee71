import { eq } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import { hashPassword } from '../accounts/check-password.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { newId } from '../identifiers.ts'

export interface NewStaff {
  email: string
  password: string
  firstName: string
  lastName: string
}

/** The context of a command-line script. */
type Registry = Pick<Context, 'db' | 'clock' | 'keys' | 'passwords'>

/** From the command line and in the demo alone: no call of the API makes staff. False where the address is taken. */
export async function createStaff(ctx: Registry, staff: NewStaff, termsVersion: string): Promise<boolean> {
  const email = staff.email.trim().toLowerCase()
  const [there] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (there) return false
  const passwordHash = await hashPassword(ctx, staff.password)
  await withTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const id = newId(now)
    await tx.db.insert(users).values({
      id,
      email,
      passwordHash,
      passwordChangedAt: now,
      firstName: staff.firstName,
      lastName: staff.lastName,
      emailVerifiedAt: now,
      termsVersion,
      termsAt: now,
      source: {},
      isStaff: true,
      createdAt: now,
      updatedAt: now,
    })
    await addAuditEntry(tx, { action: 'staff-created', userId: id })
  })
  return true
}
