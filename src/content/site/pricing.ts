import { ownerSettings } from '#contract/money/owner-settings.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { claims, cite } from '../shared/claims.ts'
import { pages } from '../shared/pages.ts'

const { subscription, wallet, refunds, rates } = ownerSettings
const words = (sum: number) => formatMoney(sum, subscription.currency)
const perStore = subscription.scope === 'store'

/** The words of /pricing. Its figures come from `ownerSettings` and from the rows of the rate card. */
export const pricingPage = {
  heading: ['One price.', 'Messages extra.'],
  lead: `${cite('price')} a month for ${perStore ? 'each store' : 'a company with all its stores'}. Messages are paid from a prepaid wallet, at the rates on this page. There is no third bill.`,
  example: 'example',
  exampleNote:
    'Figures marked “example” are not an offer. The operator of this service has not confirmed them yet.',
  plan: {
    heading: 'The plan',
    price: claims.price.figure,
    per: perStore ? 'a month for each store' : 'a month for a company with all its stores',
    trial: `The first ${subscription.trialDays} days are free, once for each store and company.`,
    withinHeading: 'In the price',
    within: [
      'Every module, and every feature that comes later',
      'Everybody in your company, in five roles',
      'Your portal and your customers’ accounts',
      'Import of your store’s orders and customers',
    ],
    withoutHeading: 'Not in the price',
    without: [
      'Messages: email, SMS and WhatsApp are paid from the wallet',
      'Tax, where the law asks for it',
      'What Shopify charges for your store',
    ],
  },
  rates: {
    heading: 'What messages cost',
    since: 'Last changed on',
    text: `The price of one message. Email and SMS are charged when we hand them to the network, WhatsApp when it is delivered. “From abroad” is WhatsApp’s price for codes of a business in another country.`,
    country: 'Country',
    caption: 'Price of one message by country, channel and category',
    comingHeading: 'Prices that change soon',
    from: 'from',
    notice: `A price rise is shown here ${rates.noticeDays} days before it begins, unless the network gives us less time. A price that we quoted you holds for 24 hours.`,
  },
  estimate: {
    heading: 'What a campaign costs',
    text: 'Choose a country, a message and a number. In the portal you see the sum for your own list before anything is sent.',
    country: 'Country',
    message: 'Message',
    count: 'How many',
    action: 'Calculate',
    result: 'It costs at most',
    of: (count: string, price: string) => `${count} × ${price}`,
  },
  bills: {
    heading: 'Three bills',
    text: 'What three stores would pay in a month, with the rates above.',
    total: 'A month',
  },
  wallet: {
    heading: 'The wallet',
    points: [
      `Top up any sum from ${words(wallet.leastTopUp)} to ${words(wallet.mostTopUp)}: at Shopify for stores there, by card for others. The receipt comes at once.`,
      'A campaign is held in the wallet as a whole before its first message, or refused with the sum that is missing. It never stops half-way.',
      'A reserve is kept for sign-in codes, so that your customers can sign in while a campaign runs.',
      'Automatic top-up is off until you switch it on. You set when, how much, and the most in a month.',
      `You start with ${words(wallet.grant)} of credit from us. It lapses after ${wallet.grantDays} days and is never paid out.`,
    ],
  },
  leaving: {
    heading: 'Cancelling and refunds',
    text: [
      'Cancel on the billing page, on any day, without a call. Everything works until the end of what you have paid, and you can read and export your data for 30 days more.',
      refunds.paysBack
        ? `Money left in the wallet is paid back the way it came within ${refunds.withinDays} days, if you ask within ${refunds.claimMonths} months of leaving. Shopify has no refunds for app charges: what you paid there becomes a credit on later app charges. A month that has begun is not paid back.`
        : 'Money left in the wallet stays there for later messages. A month that has begun is not paid back.',
      `All of it is in the [terms](${pages.termsOfUse.path}#money-left).`,
    ],
  },
  closing: {
    heading: 'Ask about your own figures',
    text: 'Half an hour, your own figures, and no obligation.',
    action: { label: 'Schedule a demo', href: pages.scheduleDemo.path },
  },
} as const
