import type { MailData } from '#contract/emails/shapes.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { formatDateIn, formatDateTimeIn } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, Paragraph } from '../email-parts.tsx'

/** Emails about money: plain, with the sums and one thing to do. */

export const receiptSubject = ({ sum, number }: MailData<'top-up-receipt'>) =>
  `Receipt ${number}: ${sum} added to your wallet`

export function TopUpReceipt(data: MailData<'top-up-receipt'>) {
  const { firstName, company, region, sum, tax, total, balance, number, at, documentUrl } = data
  return (
    <EmailFrame preview={`Your balance is ${balance}.`} heading={`${sum} added to the wallet of ${company}`}>
      <Greeting to={firstName} />
      <Paragraph>Thank you for your payment. You can use the money now.</Paragraph>
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
          ? 'We send nothing until you top up, not even sign-in codes.'
          : isInReserve
            ? 'Campaigns and order messages have stopped. Sign-in codes are still sent, from the reserve.'
            : days === null
              ? 'The balance is below the amount you set. Messages are still sent.'
              : `At your usual pace it lasts about ${days} ${days === 1 ? 'day' : 'days'}. Messages are still sent.`}
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
  why === 'dispute' ? `A top-up of ${sum} was disputed` : `A top-up of ${sum} was refunded`

export function WalletFrozen(data: MailData<'wallet-frozen'>) {
  const { firstName, company, billingUrl, sum, owed } = data
  return (
    <EmailFrame preview={`${sum} left the wallet of ${company}.`} heading={frozenSubject(data)}>
      <Greeting to={firstName} />
      <Paragraph>
        The money went back to the card, so we took it out of the wallet.{' '}
        {owed
          ? 'You owe the part that was already spent. We take it from your next top-up. Until then campaigns stop, and sign-in codes are sent as long as there is credit.'
          : 'You owe nothing and can use the credit that is left.'}
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

export const disputeWonSubject = ({ sum }: MailData<'dispute-won'>) =>
  `A disputed top-up of ${sum} is back in your wallet`

export function DisputeWon(data: MailData<'dispute-won'>) {
  const { firstName, company, billingUrl, sum, collected, balance, number } = data
  return (
    <EmailFrame preview={`${sum} came back to the wallet of ${company}.`} heading={disputeWonSubject(data)}>
      <Greeting to={firstName} />
      <Paragraph>
        Your bank closed the dispute, and the payment stands. We put it back into the wallet
        {collected ? ' and took what you owed from it.' : '.'}
      </Paragraph>
      <Facts
        rows={[
          ['Company', company],
          ['Put back', sum],
          ...(collected ? [['Owed, now paid', collected] satisfies [string, string]] : []),
          ['Balance', balance],
          ['Document', number],
        ]}
      />
      <Action href={billingUrl}>See the wallet</Action>
    </EmailFrame>
  )
}

export const refundedSubject = ({ sum }: MailData<'wallet-refunded'>) => `We refunded ${sum} from your wallet`

export function WalletRefunded(data: MailData<'wallet-refunded'>) {
  const { firstName, company, billingUrl, sum, number, isAtShopify } = data
  return (
    <EmailFrame preview={`Document ${number}.`} heading={refundedSubject(data)}>
      <Greeting to={firstName} />
      <Paragraph>
        {isAtShopify
          ? 'Shopify can’t refund app charges. The amount is credit for later app charges there.'
          : 'It goes back to the card you paid with. Your bank may need up to ten days to show it.'}
      </Paragraph>
      <Facts
        rows={[
          ['Company', company],
          ['Refunded', sum],
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
      <Paragraph>Our staff changed your wallet and gave this reason:</Paragraph>
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

export const priceRiseSubject = ({ message, region, startsAt }: MailData<'price-rise'>) =>
  `${message}: a higher price from ${formatDateIn(region, startsAt)}`

export function PriceRise(data: MailData<'price-rise'>) {
  const { firstName, company, region, billingUrl, message, before, after, startsAt } = data
  return (
    <EmailFrame preview={`${after} instead of ${before}.`} heading={priceRiseSubject(data)}>
      <Greeting to={firstName} />
      <Paragraph>
        You sent such messages in the last 30 days, so we tell you in advance. Nothing else changes, and you
        need not do anything.
      </Paragraph>
      <Facts
        rows={[
          ['Company', company],
          ['Message', message],
          ['Price until then', before],
          ['New price', after],
          ['From', formatDateIn(region, startsAt)],
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
    <EmailFrame preview="Top up yourself, or switch it on again." heading={autoOffSubject(data)}>
      <Greeting to={firstName} />
      <Paragraph>
        {why === 'cap'
          ? 'The next top-up would have been over your monthly limit, so we did not charge it.'
          : 'The payment was declined three times, so we stopped trying.'}
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
    <EmailFrame preview="Raise the limit, or top up yourself." heading={nearCapSubject(data)}>
      <Greeting to={firstName} />
      <Paragraph>
        {isAtShopify
          ? `Automatic top-ups have used ${used} of the ${cap} that you approved at Shopify for this period. They stop at this limit. You can approve a higher one on the billing page.`
          : `Automatic top-ups have used ${used} of the ${cap} that you set for this month. We switch them off at this limit. You can raise it on the billing page.`}
      </Paragraph>
      <Action href={billingUrl}>See the wallet</Action>
    </EmailFrame>
  )
}
