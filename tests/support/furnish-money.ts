import {
  adjustments,
  documents,
  documentSeries,
  payments,
  planCharges,
  subscriptions,
} from '#database/schema/billing.ts'
import { quotes } from '#database/schema/rates.ts'
import { refunds } from '#database/schema/refunds.ts'
import { holds, walletAlerts, walletSpending } from '#database/schema/ledger.ts'
import type { Context } from '#domain/context.server.ts'
import { newId } from '#domain/identifiers.ts'
import { openWallet } from '#domain/money/wallet/open-wallet.ts'
import { postToWallet } from '#domain/money/ledger/post-to-wallet.ts'

interface Ids {
  companyId: string
  outletId: string
  userId: string
}

/** At least one row in every table that billing has. */
export async function furnishMoney(ctx: Context, { companyId, outletId, userId }: Ids): Promise<void> {
  const { db, clock } = ctx
  const now = clock.now()
  const { id: walletId } = await openWallet(ctx, companyId)
  const common = { companyId, walletId }
  const dollar = 1_000_000
  await postToWallet(ctx, {
    walletId,
    kind: 'credit',
    scope: 'credit',
    key: companyId,
    amount: dollar,
    credit: dollar,
    counter: 'promotions',
  })
  await db.insert(holds).values({
    ...common,
    id: newId(now),
    outletId,
    batch: newId(now),
    position: 1,
    moduleServer: 'mailer',
    key: companyId,
    fingerprint: '',
    rateId: 1,
    category: 'marketing',
    purpose: 'marketing',
    unitPrice: 1,
    units: 1,
    amount: 1,
    released: 1,
    state: 'closed',
    expiresAt: now,
    createdAt: now,
  })
  await db
    .insert(walletSpending)
    .values({ ...common, hour: now, outletId, moduleServer: 'mailer', rateLine: 1, units: 1, amount: 1 })
  await db
    .insert(walletAlerts)
    .values({ ...common, id: newId(now), line: 1, free: 0, at: now, notifiedAt: now })
  await db.insert(payments).values({
    ...common,
    id: newId(now),
    method: 'card',
    purpose: 'top_up',
    currency: 'USD',
    net: dollar,
    tax: 0,
    state: 'expired',
    startedAt: now,
  })
  await db.insert(planCharges).values({
    id: newId(now),
    companyId,
    subscriptionId: newId(now),
    outletId,
    method: 'card',
    providerRef: 'in_1',
    currency: 'USD',
    net: 200_000_000,
    tax: 0,
    periodFrom: now,
    periodTo: new Date(now.getTime() + 1),
    chargedAt: now,
  })
  await db.insert(subscriptions).values({
    id: newId(now),
    companyId,
    outletId,
    method: 'card',
    state: 'ended',
    price: dollar,
    currency: 'USD',
    providerAt: now,
    startedAt: now,
  })
  await db.insert(documentSeries).values({ series: 'TEST' }).onConflictDoNothing()
  await db.insert(documents).values({
    id: newId(now),
    companyId,
    kind: 'receipt',
    series: 'TEST',
    number: Math.floor(Math.random() * 1e9),
    subject: 'test',
    snapshot: {},
    sha256: '',
    issuedAt: now,
  })
  await db.insert(refunds).values({
    id: newId(now),
    companyId,
    adjustmentId: newId(now),
    paymentId: newId(now),
    net: 1,
    tax: 0,
    createdAt: now,
    doneAt: now,
  })
  await db.insert(adjustments).values({
    ...common,
    id: newId(now),
    act: 'adjust',
    amount: 1,
    reason: 'goodwill',
    note: 'For the delay',
    needsSecond: false,
    proposedBy: userId,
    proposedAt: now,
    state: 'refused',
  })
  await db.insert(quotes).values({
    id: newId(now),
    companyId,
    outletId,
    currency: 'USD',
    lines: [],
    amount: 0,
    createdAt: now,
    expiresAt: now,
  })
}
