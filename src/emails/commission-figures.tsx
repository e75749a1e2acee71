import { brand } from '#content/brand.ts'
import { commissionCopy } from '#content/commission-calculator.ts'
import type { MailData } from '#contract/mail.ts'
import { LetterFrame } from './letter-frame.tsx'
import { Action, Facts, Greeting, NotYou, Paragraph } from './letter-parts.tsx'

type Figures = MailData<'commission-figures'>

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** A calculation that somebody had sent to themselves: the sums, and the address that opens all of it again. */
export function CommissionFigures({ months, total, last, active, figuresUrl, mayWrite }: Figures) {
  const { result, terms } = commissionCopy
  return (
    <LetterFrame
      preview={`${dollars.format(total)} after ${months} ${result.months(months)}, illustrative and before tax.`}
      heading="Your figures"
    >
      <Greeting to="" />
      <Paragraph>
        this is the calculation as it stood when you sent it. The page opens it as it was.
      </Paragraph>
      <Facts
        rows={[
          [`${result.earned} ${months} ${result.months(months)}`, dollars.format(total)],
          [result.last, dollars.format(last)],
          [result.active, String(Math.round(active))],
        ]}
      />
      <Action href={figuresUrl}>Open the calculation</Action>
      <Paragraph>{terms}</Paragraph>
      <Paragraph>
        {mayWrite
          ? 'You said that we may write to you about it. A person will.'
          : 'You did not ask to hear from us, so this is the only letter.'}
      </Paragraph>
      <NotYou>
        Somebody typed this address by mistake.{' '}
        {mayWrite ? `A line to ${brand.email}, and we forget it.` : 'There is nothing to do.'}
      </NotYou>
    </LetterFrame>
  )
}

export const figuresSubject = ({ months, total }: Figures) =>
  `Your figures: ${dollars.format(total)} after ${months} ${commissionCopy.result.months(months)}`
