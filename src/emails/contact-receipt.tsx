import type { Mail } from '#contract/mail.ts'
import { LetterFrame, Paragraph, Quotation } from './letter-frame.tsx'

type Data = Extract<Mail, { template: 'contact-receipt' }>['data']

export function ContactReceipt({ firstName, reference, message }: Data) {
  return (
    <LetterFrame
      preview={`Received and filed as ${reference}.`}
      heading="Your message arrived"
      reference={reference}
    >
      <Paragraph>Dear {firstName},</Paragraph>
      <Paragraph>
        thank you for your inquiry. It is filed as {reference}, a person reads it, and that person answers to
        this address. Below is your copy.
      </Paragraph>
      <Quotation>{message}</Quotation>
    </LetterFrame>
  )
}
