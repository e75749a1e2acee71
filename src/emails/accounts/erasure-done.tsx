import { brand } from '#content/shared/brand.ts'
import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function ErasureDone({ firstName }: MailData<'erasure-done'>) {
  return (
    <EmailFrame preview="This is the last email." heading="Your account has been deleted">
      <Greeting to={firstName} />
      <Paragraph>
        Your account and what was stored under it are gone, as you asked. The little that has to stay, and for
        how long, is named in our privacy policy.
      </Paragraph>
      <Paragraph>This is the last email from us. Thank you for the time you were here.</Paragraph>
      <NotYou>
        Write to {brand.email}. We cannot bring the account back, but we want to know how it happened.
      </NotYou>
    </EmailFrame>
  )
}
