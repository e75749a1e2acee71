import { inArray } from 'drizzle-orm'
import { demoColleague, demoModuleServer, demoStaff } from '#contract/accounts/demo-accounts.ts'
import { users } from '#database/schema/users.ts'
import type { Context } from '../context.server.ts'
import { addModuleServerKey, saveModuleServer } from '../money/module-servers/module-server-keys.ts'
import { seedRates } from '../money/rates/seed-rates.ts'

/** The example rates, published by one of the demo's staff and approved by the other, and the example module server with its key. */
export async function seedMoney(ctx: Context): Promise<void> {
  const staff = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, [demoStaff.email, demoColleague.email]))
  const [first, second] = staff
  if (first && second) await seedRates(ctx, first.id, second.id)
  const { id, kid, publicKey, slugs, origin } = demoModuleServer
  await saveModuleServer(ctx, { id, slugs: [...slugs], origin })
  await addModuleServerKey(ctx, { moduleServer: id, kid, publicKey })
}
