import type { Mutation } from './mutation.ts'

const staffMoney = 'src/api/money/staff-money.db.test.ts'
const moduleServers = 'src/api/money/module-servers.db.test.ts'
const ledger = 'src/domain/money/ledger/ledger.db.test.ts'
const webhooks = 'src/domain/store-sync/webhooks.db.test.ts'

/** The wallet, its module servers and staff, and the copied orders of stores. */
export const moneyAndStores: Mutation[] = [
  {
    what: 'one person alone moves more than the limit',
    file: 'src/domain/money/staff/propose-adjustment.ts',
    find: 'Math.abs(request.amount) > alone\n',
    replace: 'request.amount > 100 * alone\n',
    caughtBy: { project: 'postgres', file: staffMoney, title: 'larger ones with a second person' },
  },
  {
    what: 'the limit of a day counts nothing',
    file: 'src/domain/money/staff/propose-adjustment.ts',
    find: 'eq(adjustments.needsSecond, false)',
    replace: 'eq(adjustments.needsSecond, true)',
    caughtBy: { project: 'postgres', file: staffMoney, title: 'larger ones with a second person' },
  },
  {
    what: 'a payment of another sum than was asked for is credited',
    file: 'src/domain/money/payments/settle-payment.ts',
    find: 'answer.amount !== payment.net + payment.tax || ',
    replace: '',
    caughtBy: { project: 'postgres', file: 'src/api/money/top-ups.db.test.ts', title: 'another sum' },
  },
  {
    what: 'a top-up is recorded again by every webhook',
    file: 'src/domain/money/payments/settle-payment.ts',
    find: "    if (posted.repeated) return 'settled'\n",
    replace: '',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/money/top-ups.db.test.ts',
      title: 'however often webhook',
    },
  },
  {
    what: 'a revoked key of a module server still signs',
    file: 'src/domain/money/module-servers/module-server-keys.ts',
    find: `        isNull(moduleServerKeys.revokedAt),
        isNotNull(moduleServerKeys.approvedAt),`,
    replace: '        isNotNull(moduleServerKeys.approvedAt),',
    caughtBy: { project: 'postgres', file: moduleServers, title: 'revoked signatures' },
  },
  {
    what: 'a known key with another body is answered as if it were the same call',
    file: 'src/domain/money/module-servers/authorise.ts',
    find: "if (row.fingerprint !== fingerprint) throw new DomainError('key_reused')",
    replace: "if (row.fingerprint === '') throw new DomainError('key_reused')",
    caughtBy: { project: 'postgres', file: ledger, title: 'a known key gives the first answer again' },
  },
  {
    what: 'a quote is good for another outlet',
    file: 'src/domain/money/module-servers/authorise.ts',
    find: 'eq(quotes.id, quote), eq(quotes.outletId, outletId), ',
    replace: 'eq(quotes.id, quote), ',
    caughtBy: { project: 'postgres', file: moduleServers, title: 'a quote and a hold keep theirs' },
  },
  {
    what: 'automatic top-ups exceed the cap of the month',
    file: 'src/domain/money/wallet/auto-top-up.ts',
    find: 'if (charged > autoCap) {',
    replace: 'if (amount > autoCap) {',
    caughtBy: { project: 'postgres', file: 'src/api/money/auto-top-up.db.test.ts', title: 'nine tenths' },
  },
  {
    what: 'two automatic top-ups are in flight',
    file: 'src/domain/money/wallet/auto-top-up.ts',
    find: '  if (open > 0) return undefined\n',
    replace: '  if (open > 1) return undefined\n',
    caughtBy: { project: 'postgres', file: 'src/api/money/auto-top-up.db.test.ts', title: 'one in flight' },
  },
  {
    what: 'after a warning the next line is not watched',
    file: 'src/domain/money/wallet/watch-wallets.ts',
    find: '  await armAlerts(ctx, wallet.id, true)\n',
    replace: '',
    caughtBy: { project: 'postgres', file: 'src/api/money/wallet.db.test.ts', title: 'once per crossing' },
  },
  {
    what: 'the days that a wallet lasts are counted from too little history',
    file: 'src/rules/money/days-left.ts',
    find: 'const leastHistory = 5',
    replace: 'const leastHistory = 4',
    caughtBy: {
      project: 'unit',
      file: 'src/rules/money/days-left.test.ts',
      title: 'are not stated without a basis',
    },
  },
  {
    what: 'an older reading of an order replaces a newer one',
    file: 'src/domain/store-sync/write-rows.ts',
    find: "newer: 'excluded.updated_at >= store_orders.updated_at'",
    replace: "newer: 'true'",
    caughtBy: {
      project: 'postgres',
      file: webhooks,
      title: 'read earlier and is written later',
    },
  },
  {
    what: 'test orders count',
    file: 'src/domain/store-sync/roll-up-days.ts',
    find: "and not test and ${within('day')}",
    replace: "and ${within('day')}",
    caughtBy: { project: 'postgres', file: webhooks, title: 'test orders, guests' },
  },
  {
    what: 'a returned parcel counts although the return was declined',
    file: 'src/domain/store-sync/roll-up-days.ts',
    find: "('CANCELED', 'DECLINED')",
    replace: "('CANCELED')",
    caughtBy: { project: 'postgres', file: webhooks, title: 'cancelling, refunding, returning' },
  },
  {
    what: 'a customer who asked to be forgotten comes back with the next order',
    file: 'src/domain/store-sync/write-rows.ts',
    find: '  await forget(tx, sync, rows)\n',
    replace: '',
    caughtBy: { project: 'postgres', file: webhooks, title: 'a redaction erases for good' },
  },
]
