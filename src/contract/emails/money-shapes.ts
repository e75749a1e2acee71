import type { PlanState } from '#rules/money/plan-gate.ts'
import type { Region } from '../company/shapes.ts'

/** Emails about plans and the wallet. */
export type MoneyMail =
  | {
      template: 'top-up-receipt'
      data: BillingNotification & {
        sum: string
        tax: string
        total: string
        balance: string
        number: string
        at: string
        documentUrl: string
      }
    }
  | {
      template: 'wallet-low'
      data: BillingNotification & {
        available: string
        reserve: string
        /** Nothing where there is no regular spending. */
        days: number | null
        isEmpty: boolean
        isInReserve: boolean
      }
    }
  | {
      template: 'wallet-frozen'
      data: BillingNotification & { sum: string; owed: string; why: 'dispute' | 'refund' }
    }
  | {
      template: 'dispute-won'
      /** `collected`: what the wallet owed and was paid out of it; empty where it owed nothing. */
      data: BillingNotification & { sum: string; collected: string; balance: string; number: string }
    }
  | {
      template: 'wallet-refunded'
      data: BillingNotification & { sum: string; number: string; isAtShopify: boolean }
    }
  | {
      template: 'wallet-adjusted'
      data: BillingNotification & {
        sum: string
        isAdded: boolean
        note: string
        balance: string
        number: string
      }
    }
  | {
      template: 'plan-frozen'
      data: BillingNotification & { store: string; isFrozen: boolean; isAtShopify: boolean }
    }
  | {
      template: 'plan-changed'
      data: BillingNotification & {
        store: string
        state: PlanState
        isAtShopify: boolean
        /** The app was removed from the store, and the plan went with it. */
        isUninstalled: boolean
        /** When the trial or the period ends; empty where nothing goes on. */
        next: string
      }
    }
  | {
      template: 'plan-receipt'
      data: BillingNotification & {
        store: string
        sum: string
        tax: string
        total: string
        number: string
        period: string
        isAtShopify: boolean
        documentUrl: string
      }
    }
  | {
      template: 'price-rise'
      /** `message`: what the price is for, such as `WhatsApp order message, India`. */
      data: BillingNotification & { message: string; before: string; after: string; startsAt: string }
    }
  | {
      template: 'auto-top-up-near-cap'
      data: BillingNotification & { used: string; cap: string; isAtShopify: boolean }
    }
  | {
      template: 'ledger-difference'
      data: {
        at: string
        count: number
        /** The first of them. */
        differences: { rule: string; id: string; detail: string }[]
        frozen: number
        reportUrl: string
      }
    }
  | { template: 'auto-top-up-off'; data: BillingNotification & { why: 'cap' | 'declined' } }

/** What owners and admins are written about money. */
interface BillingNotification {
  firstName: string
  company: string
  region: Region
  billingUrl: string
}
