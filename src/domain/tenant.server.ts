import { sql } from 'drizzle-orm'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { withTransaction } from './context.server.ts'
import { DomainError } from './domain-error.ts'
import { isShowcase, type MerchantContext } from './sessions/session.server.ts'

/**
 * Runs `work` in a transaction that sees only the company of this session: row-level security hides the rows of other
 * companies from the role that the transaction runs as. All work of merchants on tenant tables goes through here. For
 * a visitor of the demo store it is read only, so that PostgreSQL refuses what slips past the rule of the API.
 */
export function withTenant<T>(ctx: MerchantContext, work: (ctx: MerchantContext) => Promise<T>): Promise<T> {
  const { companyId } = ctx.session
  if (!companyId) throw new DomainError('forbidden')
  return withTransaction(
    ctx,
    async (tx) => {
      await setTenant(tx.db).execute({ companyId })
      return work(tx)
    },
    isShowcase(ctx.session) ? { accessMode: 'read only' } : undefined,
  )
}

const setTenant = preparedQuery((db) =>
  db
    .select({
      role: sql`set_config('role', 'infiniti_tenant', true)`,
      company: sql`set_config('app.company', ${sql.placeholder('companyId')}, true)`,
    })
    .from(sql`(values (1)) as once`)
    .prepare('set_tenant'),
)
