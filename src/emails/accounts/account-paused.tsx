import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function AccountPaused({ firstName, resetUrl }: MailData<'account-paused'>) {
  return (
    <EmailFrame
      preview="Passwords from unknown devices wait for an hour. Yours still work."
      heading="Somebody is guessing your password"
    >
      <Greeting to={firstName} />
      <Paragraph>
        A great many wrong passwords were tried on your account within the last hour. So for the next hour we
        take no password from a device that you have not used before.
      </Paragraph>
      <Paragraph>
        You are not locked out. Devices that you have used before work as ever, and so do passkeys, Google and
        an emailed code.
      </Paragraph>
      <NotYou>
        We thought not. Nobody got in, and the pause ends by itself. If the password is short, old, or used
        elsewhere too, this is a good day for another one.
      </NotYou>
      <Action href={resetUrl}>Choose a new password</Action>
    </EmailFrame>
  )
}
