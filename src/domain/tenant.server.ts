import { sql } from 'drizzle-orm'
import { preparedWrite } from '#database/prepared-query.server.ts'
import { tell, withTransaction } from './context.server.ts'
import { DomainError } from './domain-error.ts'
import type { MerchantContext } from './sessions/session.server.ts'

/**
 * One transaction for the company of this session and no other: the database itself hides every other company's
 * rows from the role that the transaction runs as. All work on tenant tables for a merchant goes through here.
 */
export function withTenant<T>(ctx: MerchantContext, work: (ctx: MerchantContext) => Promise<T>): Promise<T> {
  const { companyId } = ctx.session
  if (!companyId) throw new DomainError('forbidden')
  return withTransaction(ctx, async (tx) => {
    // Nobody waits for it: nothing overtakes it on its connection, and if it fails, so does everything behind it.
    await tell(actFor(tx.db).execute({ companyId }))
    return work(tx)
  })
}

/** The same for questions alone: their transaction ends in the packet that asks them. */
export async function askTenant<T>(
  ctx: MerchantContext,
  ask: (ctx: MerchantContext) => Promise<T>,
): Promise<T> {
  const { answer } = await withTenant(ctx, async (tx) => {
    const asked = ask(tx)
    await tell(asked)
    return { answer: asked }
  })
  return answer
}

const actFor = preparedWrite((db) =>
  db
    .select({
      role: sql`set_config('role', 'infiniti_tenant', true)`,
      company: sql`set_config('app.company', ${sql.placeholder('companyId')}, true)`,
    })
    .from(sql`(values (1)) as once`)
    .prepare('act_for_company'),
)
