import type { Money } from '#contract/account/money.ts'
import { groupingFor } from '#rules/money/grouping.ts'

/** A sum as Shopify gives it, with the digits of its currency and grouped as in its country: ₹1,29,900.50. */
export const sumText = ({ amount, currency }: Money): string =>
  new Intl.NumberFormat(groupingFor(currency, 'en'), { style: 'currency', currency }).format(Number(amount))
