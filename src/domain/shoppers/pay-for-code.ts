import { restOfWorld } from '#rules/money/rate-card.ts'
import { mayUse } from '#rules/money/plan-gate.ts'
import type { Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { chargeMessage } from '../money/module-servers/charge-message.ts'
import { planFor } from '../money/module-servers/module-server-context.ts'
import { priceLines } from '../money/rates/read-rates.ts'
import { findWallet } from '../money/wallet/open-wallet.ts'
import type { AccountHost } from './account-host.ts'

type Payer = Pick<AccountHost, 'companyId' | 'outletId'>

/** A code by email, which has no country. */
const message = { channel: 'email', category: 'authentication', country: restOfWorld, units: 1 } as const

const scope = 'shopper-code'

/**
 * Who pays for this store's codes: its wallet, including the reserve; or we, for a few a day, while the store has no
 * plan and tries its customer accounts.
 */
async function payerOf(ctx: Context, { companyId, outletId }: Payer) {
  const plan = await planFor(ctx, companyId, outletId)
  if (!plan) return 'us'
  const wallet = await findWallet(ctx, companyId)
  return wallet && mayUse(plan, 'authentication', ctx.clock.now()) ? wallet : 'nobody'
}

/**
 * Refuses if the store cannot pay for a code, before anybody waits for one. It depends on the store alone, never on
 * the typed address.
 */
export async function requireCodesPaid(ctx: Context, host: Payer): Promise<void> {
  const payer = await payerOf(ctx, host)
  if (payer === 'us') return
  if (payer === 'nobody') throw new DomainError('codes_off')
  const [line] = await priceLines(ctx, [message], ctx.clock.now())
  if (payer.balance - payer.held < (line?.unitPrice ?? 0)) throw new DomainError('codes_off')
}

/** Charges one code. The key makes it safe to repeat. */
export async function payForCode(ctx: Context, host: Payer, key: string): Promise<void> {
  const payer = await payerOf(ctx, host)
  if (payer === 'nobody') throw new DomainError('codes_off')
  if (payer === 'us') {
    await ctx.limits.count('freeShopperCode', host.outletId)
    return
  }
  await chargeMessage(ctx, {
    scope,
    key,
    fingerprint: '',
    outletId: host.outletId,
    walletId: payer.id,
    message,
  })
}
