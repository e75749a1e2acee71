import { walletLineInWords } from '#content/shared/money/wallet-line-kinds.ts'
import type { readStatement } from '#domain/money/wallet/read-statement.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { momentText } from '#rules/zone-text.ts'
import { formatMoney } from '#rules/money/amounts.ts'

type Line = Awaited<ReturnType<typeof readStatement>>['lines'][number]

/** A movement in words, as the page and the paper show it. */
export function lineInWords(line: Line, currency: string) {
  const words = (sum: number) => formatMoney(sum, currency)
  const { seq, at, store, document, units, unitPrice, amount, balanceAfter } = line
  return {
    seq,
    at: momentText(at.getTime(), ownerSettings.books.zone),
    what: [walletLineInWords(line), document].filter(Boolean).join(', '),
    store: store ?? '',
    count:
      units === null || unitPrice === null ? '' : `${units.toLocaleString('en-GB')} × ${words(unitPrice)}`,
    sum: words(amount),
    after: words(balanceAfter),
  }
}
