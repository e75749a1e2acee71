import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function ResetPassword({ firstName, resetUrl, minutes }: MailData<'reset-password'>) {
  return (
    <EmailFrame preview={`The link is valid for ${minutes} minutes.`} heading="Choose a new password">
      <Greeting to={firstName} />
      <Paragraph>
        You asked to reset your password. This link works once, for {minutes} minutes. Earlier links no longer
        work.
      </Paragraph>
      <Action href={resetUrl}>Choose a new password</Action>
      <Paragraph>
        Your new password signs out every device. If you use an authenticator app, you still need its code.
      </Paragraph>
      <NotYou>Ignore this email. Your password stays the same and the link expires on its own.</NotYou>
    </EmailFrame>
  )
}
