import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function ContactConfirm({ reference, confirmUrl }: MailData<'contact-confirm'>) {
  return (
    <EmailFrame
      preview="One press of a button and it is on its way."
      heading="Was this you?"
      reference={reference}
    >
      <Greeting to="" />
      <Paragraph>
        Somebody with this address wrote to us from a browser without JavaScript, where our check against
        robots cannot run. If it was you, open the page below and press the button. The link works once, for
        24 hours.
      </Paragraph>
      <Action href={confirmUrl}>Send my message</Action>
      <NotYou>Do nothing: the message is deleted unread.</NotYou>
    </EmailFrame>
  )
}
