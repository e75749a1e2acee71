import { csvOf } from '#contract/csv.ts'
import type { MerchantQuery } from '#contract/staff.ts'
import { recordAct } from '../audit/record-act.ts'
import { withTransaction } from '../context.server.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { listMerchants } from './list-merchants.ts'

const batch = 1_000

/** The list as the filter shows it, a thousand rows at a time: however many there are, one batch is in memory. */
export async function* exportMerchants(ctx: StaffContext, query: MerchantQuery): AsyncGenerator<string> {
  await recordExport(ctx, 'merchants')
  // The mark at the start makes spreadsheets read it as UTF-8.
  yield `\uFEFF${csvOf([['First name', 'Last name', 'Email', 'Joined', 'Open to staff']])}`
  let after: string | null = ''
  while (after !== null) {
    const page = await listMerchants(ctx, { ...query, after, before: '' }, { pageSize: batch, counts: false })
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
    recordAct(tx, { action: 'staff-exported', userId: tx.session.userId, detail: { what } }),
  )
