import type { MailData } from '#contract/emails/shapes.ts'
import { LetterFrame } from './letter-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from './letter-parts.tsx'

export function VerifyEmail({ firstName, verifyUrl }: MailData<'verify-email'>) {
  return (
    <LetterFrame preview="A fresh link, good for 24 hours." heading="Is this your address?">
      <Greeting to={firstName} />
      <Paragraph>
        you asked for a fresh link to confirm this address. Open the page and press the button. The link works
        once, for 24 hours, and earlier ones have stopped working.
      </Paragraph>
      <Action href={verifyUrl}>Confirm my address</Action>
      <NotYou>Do nothing: without the button the address stays unconfirmed.</NotYou>
    </LetterFrame>
  )
}
