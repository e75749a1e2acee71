import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function ContactReceipt({ reference }: MailData<'contact-receipt'>) {
  return (
    <EmailFrame
      preview={`Received and filed as ${reference}.`}
      heading="Your message arrived"
      reference={reference}
    >
      <Greeting to="" />
      <Paragraph>
        Thank you for your inquiry. It is filed as {reference}, a person reads it, and that person answers to
        this address.
      </Paragraph>
      <NotYou>Somebody typed this address by mistake. You need do nothing.</NotYou>
    </EmailFrame>
  )
}
