import { and, eq, inArray, isNull } from 'drizzle-orm'
import {
  demoColleague,
  demoModuleServer,
  demoMerchants,
  demoStaff,
} from '#contract/accounts/demo-accounts.ts'
import { moduleServerKeys } from '#database/schema/module-servers.ts'
import { users } from '#database/schema/users.ts'
import { fitsPassword } from '../accounts/check-password.ts'
import type { Context } from '../context.server.ts'

/** What an operator has to do before production may start. */
export class DemoAccountsError extends Error {
  constructor(found: string) {
    super(
      `Infiniti cannot start:\n  - The database has ${found}. ` +
        'Delete them, or give production a database of its own (DATABASE_URL or DATA_DIR).',
    )
  }
}

/** Production never makes these accounts and this key; a database that was the demo's once may still have them. */
export async function refuseDemoAccounts(ctx: Context): Promise<void> {
  const accounts = await openAccounts(ctx)
  if (accounts.length > 0)
    throw new DemoAccountsError(`demo accounts whose passwords everybody knows: ${accounts.join(', ')}`)
  const keys = await validKeys(ctx)
  if (keys.length > 0)
    throw new DemoAccountsError(`module keys whose private half everybody knows: ${keys.join(', ')}`)
}

async function openAccounts(ctx: Context): Promise<string[]> {
  const demoAccounts = [...demoMerchants, demoStaff, demoColleague]
  const emails = demoAccounts.map(({ email }) => email)
  const rows = await ctx.db.select().from(users).where(inArray(users.email, emails))
  const open: string[] = []
  for (const user of rows) {
    const demo = demoAccounts.find(({ email }) => email === user.email)
    if (demo && (await fitsPassword(ctx, user, demo.password))) open.push(user.email)
  }
  return open
}

/** The private half of the demo's key is in `examples/`. It is found under whatever name it was added. */
async function validKeys({ db }: Context): Promise<string[]> {
  const rows = await db
    .select({ moduleServer: moduleServerKeys.moduleServerId, kid: moduleServerKeys.kid })
    .from(moduleServerKeys)
    .where(
      and(
        eq(moduleServerKeys.publicKey, Buffer.from(demoModuleServer.publicKey, 'base64')),
        isNull(moduleServerKeys.revokedAt),
      ),
    )
  return rows.map(({ moduleServer, kid }) => `${moduleServer}:${kid}`)
}
