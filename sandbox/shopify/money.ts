import type { Shop } from './shops.ts'

/** As the store writes its prices: ₹1,260.00. */
export const moneyText = (amount: number, { currency, country }: Shop) =>
  new Intl.NumberFormat(country === 'IN' ? 'en-IN' : 'en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount / 100)
