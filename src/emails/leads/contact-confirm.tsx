import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function ContactConfirm({ reference, confirmUrl }: MailData<'contact-confirm'>) {
  return (
    <EmailFrame preview="Confirm that you wrote to us." heading="Send your message?" reference={reference}>
      <Greeting to="" />
      <Paragraph>
        You wrote to us from a browser without JavaScript, where our spam check can’t run. To send your
        message, open the page and press the button. The link works once, for 24 hours.
      </Paragraph>
      <Action href={confirmUrl}>Send my message</Action>
      <NotYou>Ignore this email. We delete the message unread.</NotYou>
    </EmailFrame>
  )
}
