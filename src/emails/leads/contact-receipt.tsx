import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function ContactReceipt({ reference }: MailData<'contact-receipt'>) {
  return (
    <EmailFrame
      preview={`Your reference is ${reference}.`}
      heading="We have your message"
      reference={reference}
    >
      <Greeting to="" />
      <Paragraph>
        Thank you for your inquiry. We’ll reply to this address within one working day. Your reference is{' '}
        {reference}.
      </Paragraph>
      <NotYou>Someone entered this address by mistake. You don’t need to do anything.</NotYou>
    </EmailFrame>
  )
}
