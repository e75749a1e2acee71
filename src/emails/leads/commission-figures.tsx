import { brand } from '#content/shared/brand.ts'
import { commissionCopy } from '#content/site/calculator.ts'
import { commission } from '#content/site/commission.ts'
import { readSettings } from '#rules/commission/settings.ts'
import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

type Figures = MailData<'commission-figures'>

/** In the currency that the page showed, which the address knows. */
const moneyOf = (figuresUrl: string) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: readSettings(new URL(figuresUrl).searchParams, commission.defaults).currency,
    maximumFractionDigits: 0,
  })

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
      <Paragraph>
        This is the calculation as it stood when you sent it. The page opens it as it was.
      </Paragraph>
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
          ? 'You said that we may write to you about it. A person will.'
          : 'You did not ask to hear from us, so this is the only email.'}
      </Paragraph>
      <NotYou>
        Somebody typed this address by mistake.{' '}
        {mayWrite ? `A line to ${brand.email}, and we forget it.` : 'There is nothing to do.'}
      </NotYou>
    </EmailFrame>
  )
}

export const figuresSubject = ({ months, total, figuresUrl }: Figures) =>
  `Your figures: ${moneyOf(figuresUrl).format(total)} after ${months} ${commissionCopy.result.months(months)}`
