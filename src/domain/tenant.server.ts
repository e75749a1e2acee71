import { sql } from 'drizzle-orm'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { withTransaction } from './context.server.ts'
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
    await actFor(tx.db).execute({ companyId })
    return work(tx)
  })
}

const actFor = preparedQuery((db) =>
  db
    .select({
      role: sql`set_config('role', 'infiniti_tenant', true)`,
      company: sql`set_config('app.company', ${sql.placeholder('companyId')}, true)`,
    })
    .from(sql`(values (1)) as once`)
    .prepare('act_for_company'),
)
