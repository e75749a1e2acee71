import type { MailData } from '#contract/emails/shapes.ts'
import { moneyLeftText } from '#content/shared/money/money-left.ts'
import { dayOf } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function ErasurePlanned({ firstName, on, takeBackUrl, wallets }: MailData<'erasure-planned'>) {
  return (
    <EmailFrame preview="You can undo this until then." heading="Your account will be deleted">
      <Greeting to={firstName} />
      <Paragraph>
        As you asked, we will delete your account and your data on {dayOf(on)}. You can undo this until then.
      </Paragraph>
      {wallets.map(({ company, left }) => (
        <Paragraph key={company}>{moneyLeftText(left, company)}</Paragraph>
      ))}
      <Action href={takeBackUrl}>Keep my account</Action>
      <Paragraph>
        If you want it deleted, you don’t need to do anything. It can’t be undone after that day.
      </Paragraph>
      <NotYou>
        Someone else is in your account. Keep it with the button above, then change your password.
      </NotYou>
    </EmailFrame>
  )
}
