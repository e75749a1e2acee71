import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function ResetPassword({ firstName, resetUrl, minutes }: MailData<'reset-password'>) {
  return (
    <EmailFrame preview={`The link is valid for ${minutes} minutes.`} heading="Choose a new password">
      <Greeting to={firstName} />
      <Paragraph>
        Somebody, we hope you, asked for a new password for this account. The link works once, for {minutes}{' '}
        minutes, and earlier ones have stopped working.
      </Paragraph>
      <Action href={resetUrl}>Choose a new password</Action>
      <Paragraph>The new password signs every device out. An authenticator app stays in force.</Paragraph>
      <NotYou>Do nothing: your password stays as it is, and the link expires by itself.</NotYou>
    </EmailFrame>
  )
}
