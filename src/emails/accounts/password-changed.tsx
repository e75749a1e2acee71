import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTime } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function PasswordChanged({ firstName, at, resetUrl }: MailData<'password-changed'>) {
  return (
    <EmailFrame preview="If this was you, you don’t need to do anything." heading="Your password was changed">
      <Greeting to={firstName} />
      <Paragraph>
        Your password was changed on {formatDateTime(at)}. If this was you, you don’t need to do anything.
      </Paragraph>
      <NotYou>
        Someone else is in your account. Choose a new password now: this signs out every device. Then check
        the devices and passkeys on your account page and write to us.
      </NotYou>
      <Action href={resetUrl}>This wasn’t me</Action>
    </EmailFrame>
  )
}
