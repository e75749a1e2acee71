import { ownerSettings } from '#contract/money/owner-settings.ts'
import { pages } from './pages.ts'

const { trialDays } = ownerSettings.subscription

/** The free days, and what follows after the button: on home, beside the price and beside the sign-up form. */
export const trial = {
  start: { label: `Start ${trialDays} days free`, href: pages.login.path },
  fact: `${trialDays} days free`,
  next: `What happens next: you approve the app at Shopify, and your portal opens within minutes. The first charge comes after ${trialDays} days. Cancel before then and you pay nothing.`,
} as const
