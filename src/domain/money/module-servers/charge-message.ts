import { purposeOf } from '#rules/money/rate-card.ts'
import type { Context } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { postToWallet } from '../ledger/post-to-wallet.ts'
import { priceLines, type Wanted } from '../rates/read-rates.ts'
import { alertRefusedCode } from '../wallet/alert-refused-code.ts'

interface Charge {
  /** Under one scope a key moves money once. */
  scope: string
  key: string
  fingerprint: string
  outletId: string
  walletId: string
  message: Wanted
}

/** Takes the price of a message from a wallet at once. A sign-in code may use the reserve, and a frozen wallet. */
export async function chargeMessage(
  ctx: Context,
  { scope, key, fingerprint, outletId, walletId, message }: Charge,
): Promise<{ transfer: string | null; amount: number }> {
  const isCode = purposeOf(message.category) === 'authentication'
  const [line] = await priceLines(ctx, [message], ctx.clock.now())
  if (!line) throw new DomainError('rate_unknown')
  const amount = line.unitPrice * message.units
  if (amount === 0) return { transfer: null, amount: 0 }
  const posting = postToWallet(ctx, {
    walletId,
    kind: 'spend',
    scope,
    key,
    fingerprint,
    amount: -amount,
    counter: 'revenue_messages',
    usesReserve: isCode,
    evenFrozen: isCode,
    outletId,
    rateId: line.rateId,
    units: message.units,
  })
  if (isCode) await posting.catch((error: unknown) => alertRefusedCode(ctx, walletId, error))
  const posted = await posting
  return { transfer: posted.transfer, amount: -posted.amount }
}
