import { asDecimal } from '#rules/money/amounts.ts'
import { csvOf } from '#rules/csv.ts'
import { categoryNames, channelNames, countryName } from '#rules/money/message-names.ts'
import { DomainError } from '#domain/domain-error.ts'
import { requirePermission } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { bookTime } from '../documents/books.ts'
import { findWallet } from './open-wallet.ts'
import { requireOrder, type StatementFilter, walkStatement } from './read-statement.ts'

const heading = [
  'Line',
  'Date',
  'What',
  'Store',
  'Channel',
  'Category',
  'Country',
  'Count',
  'Price',
  'Amount',
  'Balance after',
  'Currency',
  'Document',
  'Charge',
  'Note',
]

const named = (names: Readonly<Record<string, string>>, id: string | null) => (id ? (names[id] ?? id) : '')

/** The statement as a file for spreadsheets, part by part, with what each kind is called. Refuses before the first part. */
export function exportStatement(
  ctx: MerchantContext,
  filter: StatementFilter,
  kindNames: Readonly<Record<string, string>>,
): AsyncGenerator<string> {
  requirePermission(ctx, 'billing:view')
  requireOrder(filter)
  const { companyId } = ctx.session
  if (!companyId) throw new DomainError('forbidden')
  return partsOf(ctx, companyId, filter, kindNames)
}

async function* partsOf(
  ctx: MerchantContext,
  companyId: string,
  filter: StatementFilter,
  kindNames: Readonly<Record<string, string>>,
): AsyncGenerator<string> {
  const wallet = await findWallet(ctx, companyId)
  yield csvOf([heading])
  if (!wallet) return
  for await (const rows of walkStatement(ctx, wallet, filter)) {
    yield csvOf(
      rows.map((row) => [
        row.seq,
        bookTime(row.at),
        kindNames[row.kind] ?? row.kind,
        row.store ?? '',
        named(channelNames, row.channel),
        named(categoryNames, row.category),
        row.country ? countryName(row.country) : '',
        row.units ?? '',
        row.unitPrice === null ? '' : Number(asDecimal(row.unitPrice)),
        Number(asDecimal(row.amount)),
        Number(asDecimal(row.balanceAfter)),
        wallet.currency,
        row.document,
        row.charge,
        row.memo,
      ]),
    )
  }
}
