import { brand } from '#content/shared/brand.ts'
import { commissionCopy } from '#content/site/calculator.ts'
import { commission } from '#content/site/commission.ts'
import { readSettings } from '#rules/commission/settings.ts'
import { groupingFor } from '#rules/money/grouping.ts'
import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

type Figures = MailData<'commission-figures'>

/** In the currency that the page showed, which the address knows. */
function moneyOf(figuresUrl: string) {
  const { currency } = readSettings(new URL(figuresUrl).searchParams, commission.defaults)
  return new Intl.NumberFormat(groupingFor(currency, 'en-US'), {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  })
}

/** A calculation that somebody had sent to themselves: the sums, and the address that opens all of it again. */
export function CommissionFigures({ months, total, last, active, figuresUrl, mayWrite, agreed }: Figures) {
  const { result, terms } = commissionCopy
  const money = moneyOf(figuresUrl)
  return (
    <EmailFrame
      preview={`${money.format(total)} after ${months} ${result.months(months)}, illustrative and before tax.`}
      heading="Your figures"
    >
      <Greeting to="" />
      <Paragraph>Here is the calculation you asked for. The button opens it with the same figures.</Paragraph>
      <Facts
        rows={[
          [`${result.earned} ${months} ${result.months(months)}`, money.format(total)],
          [result.last, money.format(last)],
          [result.active, String(Math.round(active))],
        ]}
      />
      <Action href={figuresUrl}>Open the calculation</Action>
      <Paragraph>{agreed ? `${commissionCopy.agreed}: ${agreed}` : terms}</Paragraph>
      {agreed && <Paragraph>{commissionCopy.ownAssumptions}</Paragraph>}
      <Paragraph>
        {mayWrite
          ? 'You asked to hear from us, so we’ll write to you about it.'
          : 'You did not ask to hear from us, so this is our only email.'}
      </Paragraph>
      <NotYou>
        Someone entered this address by mistake.{' '}
        {mayWrite ? `Write to ${brand.email} and we’ll delete it.` : 'You don’t need to do anything.'}
      </NotYou>
    </EmailFrame>
  )
}

export const figuresSubject = ({ months, total, figuresUrl }: Figures) =>
  `Your figures: ${moneyOf(figuresUrl).format(total)} after ${months} ${commissionCopy.result.months(months)}`
