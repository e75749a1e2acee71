import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function VerifyEmail({ firstName, verifyUrl }: MailData<'verify-email'>) {
  return (
    <EmailFrame preview="A new link, valid for 24 hours." heading="Confirm your email">
      <Greeting to={firstName} />
      <Paragraph>
        You asked for a new link to confirm this address. Open the page and press the button. The link works
        once, for 24 hours. Earlier links no longer work.
      </Paragraph>
      <Action href={verifyUrl}>Confirm my email</Action>
      <NotYou>Ignore this email. The address stays unconfirmed.</NotYou>
    </EmailFrame>
  )
}
