import type { MailData } from '#contract/emails/shapes.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { formatDateTimeIn } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, Paragraph } from '../email-parts.tsx'

/** Emails about money: plain, with the sums and one thing to do. */

export const receiptSubject = ({ sum, number }: MailData<'top-up-receipt'>) =>
  `Receipt ${number}: ${sum} added to your wallet`

export function TopUpReceipt(data: MailData<'top-up-receipt'>) {
  const { firstName, company, region, sum, tax, total, balance, number, at, documentUrl } = data
  return (
    <EmailFrame
      preview={`Your wallet holds ${balance}.`}
      heading={`${sum} added to the wallet of ${company}`}
    >
      <Greeting to={firstName} />
      <Paragraph>Thank you. The payment arrived and the credit can be used now.</Paragraph>
      <Facts
        rows={[
          ['Receipt', number],
          ['Credit', sum],
          ['Tax', tax],
          ['Paid', total],
          ['Balance', balance],
          // The date of the receipt, on the clock of the books.
          ['When', formatDateTimeIn({ ...region, timeZone: ownerSettings.books.zone }, at)],
        ]}
      />
      <Action href={documentUrl}>View and print the receipt</Action>
    </EmailFrame>
  )
}

export const lowSubject = ({ company, isEmpty, days }: MailData<'wallet-low'>) =>
  isEmpty
    ? `The wallet of ${company} is empty`
    : days === null
      ? `The wallet of ${company} is running low`
      : `The wallet of ${company} lasts about ${days} ${days === 1 ? 'day' : 'days'}`

export function WalletLow(data: MailData<'wallet-low'>) {
  const { firstName, company, billingUrl, available, reserve, days, isEmpty, isInReserve } = data
  return (
    <EmailFrame preview={`${available} available.`} heading={lowSubject(data)}>
      <Greeting to={firstName} />
      <Paragraph>
        {isEmpty
          ? 'Nothing is sent until you top up: no campaigns, and no sign-in codes.'
          : isInReserve
            ? 'Campaigns and order messages have stopped. Sign-in codes are still sent, from the reserve.'
            : days === null
              ? 'Less is available than the sum that you set. Nothing has stopped yet.'
              : `At the usual pace it lasts about ${days} ${days === 1 ? 'day' : 'days'}. Nothing has stopped yet.`}
      </Paragraph>
      <Facts
        rows={[
          ['Company', company],
          ['Available', available],
          ['Reserve for codes', reserve],
        ]}
      />
      <Action href={billingUrl}>Top up the wallet</Action>
    </EmailFrame>
  )
}

export const frozenSubject = ({ why, sum }: MailData<'wallet-frozen'>) =>
  why === 'dispute' ? `A top-up of ${sum} was disputed` : `A top-up of ${sum} was paid back`

export function WalletFrozen(data: MailData<'wallet-frozen'>) {
  const { firstName, company, billingUrl, sum, owed } = data
  return (
    <EmailFrame preview={`${sum} left the wallet of ${company}.`} heading={frozenSubject(data)}>
      <Greeting to={firstName} />
      <Paragraph>
        The money went back to the card, so the credit left the wallet.{' '}
        {owed
          ? 'What was already spent is owed and is taken from the next top-up; until then campaigns stop. Sign-in codes go on as long as there is credit.'
          : 'Nothing is owed, and everything goes on with the credit that is left.'}
      </Paragraph>
      <Facts
        rows={[
          ['Company', company],
          ['Returned', sum],
          ...(owed ? [['Owed', owed] satisfies [string, string]] : []),
        ]}
      />
      <Action href={billingUrl}>See the wallet</Action>
    </EmailFrame>
  )
}

export const refundedSubject = ({ sum }: MailData<'wallet-refunded'>) =>
  `${sum} from your wallet was paid back`

export function WalletRefunded(data: MailData<'wallet-refunded'>) {
  const { firstName, company, billingUrl, sum, number, isAtShopify } = data
  return (
    <EmailFrame preview={`Document ${number}.`} heading={refundedSubject(data)}>
      <Greeting to={firstName} />
      <Paragraph>
        {isAtShopify
          ? 'Shopify has no refund for app charges: the sum is a credit on later app charges there.'
          : 'It goes back to the card it came from. Banks need up to ten days to show it.'}
      </Paragraph>
      <Facts
        rows={[
          ['Company', company],
          ['Paid back', sum],
          ['Document', number],
        ]}
      />
      <Action href={billingUrl}>See the documents</Action>
    </EmailFrame>
  )
}

export const adjustedSubject = ({ company, sum, isAdded }: MailData<'wallet-adjusted'>) =>
  `${sum} ${isAdded ? 'added to' : 'taken from'} the wallet of ${company} by our staff`

export function WalletAdjusted(data: MailData<'wallet-adjusted'>) {
  const { firstName, billingUrl, note, balance, number } = data
  return (
    <EmailFrame preview={note} heading={adjustedSubject(data)}>
      <Greeting to={firstName} />
      <Paragraph>Our staff changed your wallet and wrote why:</Paragraph>
      <Facts
        rows={[
          ['Note', note],
          ['Balance', balance],
          ['Document', number],
        ]}
      />
      <Action href={billingUrl}>See the wallet</Action>
    </EmailFrame>
  )
}

export const autoOffSubject = ({ company }: MailData<'auto-top-up-off'>) =>
  `Automatic top-ups of ${company} are switched off`

export function AutoTopUpOff(data: MailData<'auto-top-up-off'>) {
  const { firstName, billingUrl, why } = data
  return (
    <EmailFrame preview="Top up by hand, or switch it on again." heading={autoOffSubject(data)}>
      <Greeting to={firstName} />
      <Paragraph>
        {why === 'cap'
          ? 'The next top-up would have gone over the cap that you set for the month, so we did not charge it.'
          : 'The payment was declined three times. We do not try again.'}
      </Paragraph>
      <Action href={billingUrl}>See the wallet</Action>
    </EmailFrame>
  )
}

export const nearCapSubject = ({ company, used, cap }: MailData<'auto-top-up-near-cap'>) =>
  `Automatic top-ups of ${company}: ${used} of ${cap} used`

export function AutoTopUpNearCap(data: MailData<'auto-top-up-near-cap'>) {
  const { firstName, billingUrl, used, cap, isAtShopify } = data
  return (
    <EmailFrame preview="Raise the cap, or top up by hand." heading={nearCapSubject(data)}>
      <Greeting to={firstName} />
      <Paragraph>
        {isAtShopify
          ? `Automatic top-ups have used ${used} of the ${cap} that you approved at Shopify for this period. At the cap they stop. You can approve a higher one on the billing page.`
          : `Automatic top-ups have used ${used} of the ${cap} that you set for this month. At the cap they are switched off. You can raise it on the billing page.`}
      </Paragraph>
      <Action href={billingUrl}>See the wallet</Action>
    </EmailFrame>
  )
}
