import { inArray } from 'drizzle-orm'
import { demoColleague, demoMerchants, demoStaff } from '#contract/accounts/demo-accounts.ts'
import { users } from '#database/schema/users.ts'
import { fitsPassword } from '../accounts/check-password.ts'
import type { Context } from '../context.server.ts'

/** What an operator has to do before production may start. */
export class DemoAccountsError extends Error {
  constructor(emails: string[]) {
    super(
      `Infiniti cannot start:\n  - The database has demo accounts whose passwords everybody knows: ${emails.join(', ')}. ` +
        'Delete them, or give production a database of its own (DATABASE_URL or DATA_DIR).',
    )
  }
}

/** Production never makes these accounts; a database that was the demo's once may still have them. */
export async function refuseDemoAccounts(ctx: Context): Promise<void> {
  const demoAccounts = [...demoMerchants, demoStaff, demoColleague]
  const emails = demoAccounts.map(({ email }) => email)
  const rows = await ctx.db.select().from(users).where(inArray(users.email, emails))
  const open: string[] = []
  for (const user of rows) {
    const demo = demoAccounts.find(({ email }) => email === user.email)
    if (demo && (await fitsPassword(ctx, user, demo.password))) open.push(user.email)
  }
  if (open.length > 0) throw new DemoAccountsError(open)
}
