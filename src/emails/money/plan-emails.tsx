import type { MailData } from '#contract/emails/shapes.ts'
import { planText } from '#content/shared/money/plan-words.ts'
import { formatDateIn } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, Paragraph } from '../email-parts.tsx'

/** Emails about plans. Each names the store; what a state means is said in the words of the billing page. */

export const planSubject = ({ store, isFrozen }: MailData<'plan-frozen'>) =>
  isFrozen ? `The plan of ${store} is frozen` : `The payment for the plan of ${store} failed`

export function PlanFrozen(data: MailData<'plan-frozen'>) {
  const { firstName, billingUrl, isFrozen, isAtShopify } = data
  return (
    <EmailFrame preview="What stops, and what still works." heading={planSubject(data)}>
      <Greeting to={firstName} />
      <Paragraph>{planText(isFrozen ? 'frozen' : 'past_due')}</Paragraph>
      <Paragraph>
        {isAtShopify
          ? 'Shopify could not charge you. Please pay the bill in your Shopify admin. The plan then runs again within minutes.'
          : 'Please pay it on the billing page, with the same card or another one.'}
      </Paragraph>
      <Action href={billingUrl}>See the plan</Action>
    </EmailFrame>
  )
}

export const planChangedSubject = ({ store, state }: MailData<'plan-changed'>) =>
  state === 'cancelling'
    ? `The plan of ${store} is cancelled`
    : state === 'ended'
      ? `The plan of ${store} has ended`
      : state === 'trial'
        ? `The trial of ${store} has begun`
        : `The plan of ${store} is approved`

const nextNames: Readonly<Record<string, string>> = {
  trial: 'The trial ends on',
  active: 'Next payment on',
  cancelling: 'Runs until',
}

export function PlanChanged(data: MailData<'plan-changed'>) {
  const { firstName, company, region, billingUrl, store, state, isUninstalled, next } = data
  return (
    <EmailFrame preview={planText(state)} heading={planChangedSubject(data)}>
      <Greeting to={firstName} />
      {isUninstalled && (
        <Paragraph>The app was uninstalled from this store, so its plan has ended.</Paragraph>
      )}
      <Paragraph>{planText(state)}</Paragraph>
      <Facts
        rows={[
          ['Company', company],
          ['Store', store],
          ...(next && nextNames[state]
            ? [[nextNames[state], formatDateIn(region, next)] satisfies [string, string]]
            : []),
        ]}
      />
      <Action href={billingUrl}>See the plan</Action>
    </EmailFrame>
  )
}

export const planReceiptSubject = ({ number, total, store }: MailData<'plan-receipt'>) =>
  `Receipt ${number}: ${total} for the plan of ${store}`

export function PlanReceipt(data: MailData<'plan-receipt'>) {
  const { firstName, store, sum, tax, total, number, period, isAtShopify, documentUrl } = data
  return (
    <EmailFrame preview={period} heading={`${total} for the plan of ${store}`}>
      <Greeting to={firstName} />
      <Paragraph>
        {isAtShopify ? 'Shopify has charged the plan to your Shopify bill.' : 'Thank you for your payment.'}
      </Paragraph>
      <Facts
        rows={[
          ['Receipt', number],
          ['Store', store],
          ['Period', period],
          ['Plan', sum],
          ['Tax', tax],
          ['Paid', total],
        ]}
      />
      <Action href={documentUrl}>View and print the receipt</Action>
    </EmailFrame>
  )
}
