import { type AnyColumn, sql } from 'drizzle-orm'
import { memberships } from '#database/schema/companies.ts'

/** The first owner of a company, to whose page staff are led. */
export const ownerOf = (companyId: AnyColumn) => sql<string | null>`(
    select ${memberships.userId} from ${memberships}
    where ${memberships.companyId} = ${companyId} and ${memberships.role} = 'owner'
    order by ${memberships.createdAt} limit 1
  )`
