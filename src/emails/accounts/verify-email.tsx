import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function VerifyEmail({ firstName, verifyUrl }: MailData<'verify-email'>) {
  return (
    <EmailFrame preview="A fresh link, good for 24 hours." heading="Is this your address?">
      <Greeting to={firstName} />
      <Paragraph>
        You asked for a fresh link to confirm this address. Open the page and press the button. The link works
        once, for 24 hours, and earlier ones have stopped working.
      </Paragraph>
      <Action href={verifyUrl}>Confirm my address</Action>
      <NotYou>Do nothing: without the button the address stays unconfirmed.</NotYou>
    </EmailFrame>
  )
}
