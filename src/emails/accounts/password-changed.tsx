import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTime } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function PasswordChanged({ firstName, at, resetUrl }: MailData<'password-changed'>) {
  return (
    <EmailFrame preview="If it was you, there is nothing to do." heading="Your password was changed">
      <Greeting to={firstName} />
      <Paragraph>
        The password of your account was changed on {formatDateTime(at)}. If it was you, there is nothing to
        do.
      </Paragraph>
      <NotYou>
        Then somebody else is in your account. Choose a new password at once: it signs every device out. Then
        look through the devices and passkeys on your account page, and write to us.
      </NotYou>
      <Action href={resetUrl}>It was not me</Action>
    </EmailFrame>
  )
}
