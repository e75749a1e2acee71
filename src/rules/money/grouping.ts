const rupees: readonly string[] = ['INR', '₹']

/**
 * The locale whose separators a sum of this currency gets: rupees are grouped as in India, ₹1,29,900.50, for readers of
 * English. Every place that writes sums asks here.
 *
 * @param currency its code, or the symbol that a company chose
 */
export const groupingFor = (currency: string, locale: string): string =>
  rupees.includes(currency) && locale.startsWith('en') ? 'en-IN' : locale
