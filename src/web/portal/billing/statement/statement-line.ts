import { statementPage as copy } from '#content/portal/billing.ts'
import { countryName, messageName } from '#content/shared/message-names.ts'
import type { readStatement } from '#domain/money/wallet/read-statement.ts'
import { inWords } from '#rules/money/amounts.ts'
import type { RateCategory, RateChannel } from '#rules/money/rate-card.ts'

type Line = Awaited<ReturnType<typeof readStatement>>['lines'][number]

export const words = (sum: number) => inWords(sum, 'USD')

/** Their note says all of it. */
const toldByNote = ['top_up', 'grant', 'grant_expiry', 'dispute', 'collect']

function whatOf({ kind, channel, category, country, memo }: Line): string {
  const kindName = copy.kinds[kind] ?? kind
  if (channel && category) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- publishing checks both words
    return `${kindName}: ${messageName(channel as RateChannel, category as RateCategory)}, ${countryName(country ?? '')}`
  }
  if (!memo) return kindName
  return toldByNote.includes(kind) ? memo : `${kindName}: ${memo}`
}

/** A movement in words, as the page and the paper show it. */
export function lineInWords(line: Line) {
  const { seq, at, store, units, unitPrice, amount, balanceAfter } = line
  return {
    seq,
    at: at.toISOString(),
    what: whatOf(line),
    store: store ?? '',
    count:
      units === null || unitPrice === null ? '' : `${units.toLocaleString('en-GB')} × ${words(unitPrice)}`,
    sum: words(amount),
    after: words(balanceAfter),
  }
}
