import { unit } from '#rules/money/amounts.ts'

/**
 * OWNER: what only you can decide about money, in one place. Until `isDecided` is true, pages say "example" beside
 * each figure. Have the terms read by a lawyer and the documents by an accountant before the first payment.
 */
interface OwnerSettings {
  /** Whether the figures below are yours. */
  isDecided: boolean
  subscription: {
    /** Who pays the price: each store, or a company for all of its stores. */
    scope: 'store' | 'company'
    /** In millionths of the currency's unit. */
    price: number
    currency: 'USD'
    trialDays: number
  }
  rates: {
    /** Hundredths of a percent on top of the networks' prices; a note for staff who publish rates. */
    markUp: number
    /** Days ahead that a rise is announced, unless the network gave us less. */
    noticeDays: number
  }
  wallet: {
    /** Credit that every company starts with. It lapses after so many days and is never paid out. */
    credit: number
    creditDays: number
    leastTopUp: number
    mostTopUp: number
    /** A day, until the first payment is thirty days old. */
    newMerchantDay: number
    leastReserve: number
  }
  refunds: {
    /** Whether money left in the wallet is paid back by the way it came. */
    paysBack: boolean
    withinDays: number
    claimMonths: number
  }
  staff: {
    /** What one person may adjust alone: at a time, and in a day. */
    alone: number
    aloneADay: number
  }
  books: {
    /** The legal zone of the books: dates of documents, days of statements and months of invoices. */
    zone: string
    /** What is sold, as documents name it. */
    service: string
    /**
     * What one unit of the plan's currency is worth where documents must say it, and since when we count so. Rupees are
     * the setting `RUPEE_RATE`, which visitors in India see as well.
     */
    exchange: Readonly<Record<string, { rate: number; on: string }>>
  }
  /**
   * For tax documents; without it none are issued. Name and address are those of the operator, from the settings
   * `COMPANY_NAME` and `COMPANY_ADDRESS`.
   */
  seller?: {
    /** Two letters. */
    country: string
    taxNumber: string
    /** Tax on top of what is sold, in hundredths of a percent, for buyers in the seller's own country. */
    taxAtHome: number
  }
}

export const ownerSettings: OwnerSettings = {
  isDecided: false,
  subscription: { scope: 'store', price: 200 * unit, currency: 'USD', trialDays: 14 },
  rates: { markUp: 0, noticeDays: 14 },
  wallet: {
    credit: unit,
    creditDays: 90,
    leastTopUp: 10 * unit,
    mostTopUp: 5_000 * unit,
    newMerchantDay: 250 * unit,
    leastReserve: 2 * unit,
  },
  refunds: { paysBack: true, withinDays: 14, claimMonths: 12 },
  staff: { alone: 50 * unit, aloneADay: 200 * unit },
  books: {
    zone: 'Asia/Kolkata',
    service: 'Infiniti, commerce platform for online stores',
    exchange: { EUR: { rate: 0.86, on: '2026-11-01' } },
  },
}
