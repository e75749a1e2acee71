import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function ConfirmNewEmail({ firstName, oldEmail, confirmUrl, minutes }: MailData<'confirm-new-email'>) {
  return (
    <EmailFrame preview={`Valid for ${minutes} minutes.`} heading="Is this your new address?">
      <Greeting to={firstName} />
      <Paragraph>
        {oldEmail ? `The account that has been under ${oldEmail}` : 'An account'} is to use this address. Open
        the page and press the button. The link works once, for {minutes} minutes; until then nothing changes.
      </Paragraph>
      <Action href={confirmUrl}>Use this address</Action>
      <NotYou>Do nothing: without the button this address is not used for anything.</NotYou>
    </EmailFrame>
  )
}
