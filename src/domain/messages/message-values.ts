/** What one character of an SMS can be without halving its length. */
const plain = /^[\x20-\x7E£€]*$/

/** `€12.50`, or `INR 1,290.00` where the sign of the currency would make an SMS longer. */
export function sumText({ amount, currency }: { amount: string; currency: string }): string {
  const format = (currencyDisplay: 'narrowSymbol' | 'code') =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .format(Number(amount))
      .replaceAll('\u{A0}', ' ')
  const short = format('narrowSymbol')
  return plain.test(short) ? short : format('code')
}

/** `14:32`, by the store's clock. */
export const timeText = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)
