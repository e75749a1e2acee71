import { ownerSettings } from '#contract/money/owner-settings.ts'
import { formatMoney, unit } from '#rules/money/amounts.ts'
import { claims, cite } from '../shared/claims.ts'
import { pages } from '../shared/pages.ts'
import { plannedHref, plannedModuleNames } from '../shared/site-features.ts'
import { trial } from '../shared/trial.ts'

const { subscription, wallet, refunds, rates } = ownerSettings
const words = (sum: number) => formatMoney(sum, subscription.currency)
const perStore = subscription.scope === 'store'

/** The words of /pricing. Its figures come from `ownerSettings` and from the rows of the rate card. */
export const pricingPage = {
  heading: ['One price.', 'Messages extra.'],
  lead: `${cite('price')} a month for ${perStore ? 'each store' : 'a company with all its stores'}. You pay for messages from a prepaid wallet, at the rates below. We bill you for nothing else.`,
  plan: {
    heading: 'The plan',
    price: claims.price.figure,
    dollars: subscription.price / unit,
    per: perStore ? 'a month for each store' : 'a month for a company with all its stores',
    trial: `${subscription.trialDays} days free, once per store.`,
    start: trial.start,
    next: trial.next,
    withinHeading: 'Included',
    within: [
      'Every module, and every feature we add later',
      `[Planned](${plannedHref}), at no extra charge once they work: ${plannedModuleNames}`,
      'Your whole team, with five roles',
      'Your portal and your customers’ accounts',
      'Import of your store’s orders',
    ],
    withoutHeading: 'Not included',
    without: [
      'Messages by email, SMS and WhatsApp',
      'GST, VAT or sales tax where it applies',
      'Your Shopify plan',
    ],
  },
  rates: {
    heading: 'What messages cost',
    since: 'Last changed on',
    text: 'The price of one message. We charge email and SMS when they are sent, and WhatsApp when it is delivered. “International” is WhatsApp’s rate for sign-in codes when your business is in another country.',
    example: 'These rates are examples until we confirm them.',
    country: 'Country',
    caption: 'Price of one message by country, channel and category',
    comingHeading: 'Prices that change soon',
    from: 'from',
    notice: `We announce price rises here ${rates.noticeDays} days ahead, unless the network gives us less time, and email the companies that paid the old price in the last 30 days. A price we quoted you is valid for 24 hours.`,
  },
  estimate: {
    heading: 'What a campaign costs',
    text: 'Choose a country, a message and how many. In the portal you see the cost for your own list before you send.',
    country: 'Country',
    message: 'Message',
    count: 'How many',
    action: 'Calculate',
    result: 'This costs at most',
    of: (count: string, price: string) => `${count} × ${price}`,
  },
  bills: {
    heading: 'Three example bills',
    text: 'What three stores would pay in a month, at the rates above.',
    total: 'Per month',
  },
  wallet: {
    heading: 'The wallet',
    points: [
      `Top up from ${words(wallet.leastTopUp)} to ${words(wallet.mostTopUp)}, through Shopify or by card. You get a receipt at once.`,
      'We reserve the full cost of a campaign before the first message. If your balance is short, we tell you by how much and send nothing.',
      'A part of the wallet is reserved for sign-in codes, so your customers can always sign in.',
      'Automatic top-up is off until you switch it on. You set the amount and a monthly limit.',
      `You start with ${words(wallet.credit)} of free credit. It expires after ${wallet.creditDays} days and can’t be paid out.`,
    ],
  },
  leaving: {
    heading: 'Cancelling and refunds',
    text: [
      'Cancel any day on the billing page. Everything works until the end of the month you paid for. After that you can export your data for 30 days.',
      refunds.paysBack
        ? `We refund the money left in your wallet within ${refunds.withinDays} days. Ask within ${refunds.claimMonths} months of leaving. Shopify can’t refund app charges: what you paid through Shopify becomes credit for later app charges. We don’t refund a month that has already started.`
        : 'Money left in the wallet stays there for later messages. We don’t refund a month that has already started.',
      `The [terms](${pages.termsOfUse.path}#money-left) have the details.`,
    ],
  },
  closing: {
    heading: 'Ask us about your figures',
    text: 'Half an hour on a call, with your own numbers.',
    action: { label: 'Schedule a demo', href: pages.scheduleDemo.path },
  },
} as const
