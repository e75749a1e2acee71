import { and } from 'drizzle-orm'
import { csvOf } from '#rules/csv.ts'
import type { MerchantQuery } from '#contract/staff/shapes.ts'
import { users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { readMerchantBatch } from './list-merchants.ts'
import { isMerchant, merchantFilter } from './merchant-filter.ts'

const batch = 1_000

/** How many rows the file will have, but for those who join meanwhile. */
export const sizeOfExport = ({ db }: StaffContext, query: MerchantQuery): Promise<number> =>
  db.$count(users, and(isMerchant, merchantFilter(query)))

/** The list as the filter shows it, a thousand rows at a time: however many there are, one batch is in memory. */
export async function* exportMerchants(ctx: StaffContext, query: MerchantQuery): AsyncGenerator<string> {
  await recordExport(ctx, 'merchants')
  // The mark at the start makes spreadsheets read it as UTF-8.
  yield `\uFEFF${csvOf([['First name', 'Last name', 'Email', 'Joined', 'Open to staff']])}`
  let after: string | null = ''
  while (after !== null) {
    const page = await readMerchantBatch(ctx, { ...query, after, before: '' }, batch)
    if (page.company_profile.length > 0) {
      yield csvOf(
        page.company_profile.map((row) => [
          row.first_name,
          row.last_name,
          row.user_email,
          row.joined_at.slice(0, 10),
          row.may_visit ? 'yes' : 'no',
        ]),
      )
    }
    after = page.next
  }
}

export const recordExport = (ctx: StaffContext, what: string) =>
  withTransaction(ctx, (tx) =>
    addAuditEntry(tx, { action: 'staff-exported', userId: tx.session.userId, detail: { what } }),
  )
