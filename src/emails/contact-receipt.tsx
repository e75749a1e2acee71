import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from './email-frame.tsx'
import { Greeting, Paragraph, Quotation } from './email-parts.tsx'

export function ContactReceipt({ firstName, reference, message }: MailData<'contact-receipt'>) {
  return (
    <EmailFrame
      preview={`Received and filed as ${reference}.`}
      heading="Your message arrived"
      reference={reference}
    >
      <Greeting to={firstName} />
      <Paragraph>
        thank you for your inquiry. It is filed as {reference}, a person reads it, and that person answers to
        this address. Below is your copy.
      </Paragraph>
      <Quotation>{message}</Quotation>
    </EmailFrame>
  )
}
