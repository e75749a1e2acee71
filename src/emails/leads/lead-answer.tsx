import { brand } from '#content/shared/brand.ts'
import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Lines, Paragraph } from '../email-parts.tsx'

/** A person's answer: their words as they wrote them, paragraph by paragraph, and their name below. */
export function LeadAnswer({ staff, subject, text }: MailData<'lead-answer'>) {
  const paragraphs = text.split(/\n{2,}/)
  return (
    <EmailFrame preview={text.slice(0, 120)} heading={subject}>
      {paragraphs.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no other identity and never move
        <Paragraph key={index}>
          <Lines text={paragraph} />
        </Paragraph>
      ))}
      <Paragraph>
        {staff}
        <br />
        {brand.name}
      </Paragraph>
    </EmailFrame>
  )
}
