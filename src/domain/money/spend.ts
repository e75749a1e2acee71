import { and, eq } from 'drizzle-orm'
import { purposeOf } from '#rules/money/rate-card.ts'
import { transfers } from '#database/schema/ledger.ts'
import { DomainError } from '../domain-error.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type HostContext, outletOfHost, requireCodeCountries, requirePlan } from './host-context.ts'
import { postToWallet } from './post-to-wallet.ts'
import { priceLines, type Wanted } from './read-rates.ts'

export interface SpendWish extends Wanted {
  outlet: string
}

/** Charges a single message at once: what a sign-in code needs. */
export async function spend(ctx: HostContext, wish: SpendWish, key: string) {
  const purpose = purposeOf(wish.category)
  const scope = `host:${ctx.host.id}`
  const fingerprint = fingerprintOf(wish)
  const { companyId, outletId, wallet } = await outletOfHost(ctx, wish.outlet)
  const at = ctx.clock.now()
  if (!(await isKnown(ctx, scope, key))) {
    await requirePlan(ctx, { companyId, outletId, use: purpose })
    if (purpose === 'authentication') await requireCodeCountries(ctx, wallet.id, [wish.country])
  }
  const [line] = await priceLines(ctx, [wish], at)
  if (!line) throw new DomainError('rate_unknown')
  const amount = line.unitPrice * wish.units
  if (amount === 0) return { transfer: null, amount: 0 }
  const posted = await postToWallet(ctx, {
    walletId: wallet.id,
    kind: 'spend',
    scope,
    key,
    fingerprint,
    amount: -amount,
    counter: 'revenue_messages',
    usesReserve: purpose === 'authentication',
    evenFrozen: purpose === 'authentication',
    outletId,
    rateId: line.rateId,
    units: wish.units,
  })
  return { transfer: posted.transfer, amount: -posted.amount }
}

async function isKnown({ db }: HostContext, scope: string, key: string): Promise<boolean> {
  const rows = await db
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.scope, scope), eq(transfers.key, key)))
  return rows.length > 0
}
