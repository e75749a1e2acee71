import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function AccountPaused({ firstName, resetUrl }: MailData<'account-paused'>) {
  return (
    <EmailFrame
      preview="You are not locked out. New devices can’t use a password for an hour."
      heading="Someone is guessing your password"
    >
      <Greeting to={firstName} />
      <Paragraph>
        We saw a lot of wrong passwords for your account in the past hour. For the next hour, nobody can sign
        in with a password from a new device.
      </Paragraph>
      <Paragraph>
        You are not locked out. You can still sign in from devices you have used before, or with a passkey,
        Google or an emailed code.
      </Paragraph>
      <NotYou question="Is your account safe?">
        Yes, nobody got in. The pause ends on its own. If your password is short, old or used on other sites,
        choose a new one.
      </NotYou>
      <Action href={resetUrl}>Choose a new password</Action>
    </EmailFrame>
  )
}
