import { brand } from '#content/shared/brand.ts'
import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function ErasureDone({ firstName }: MailData<'erasure-done'>) {
  return (
    <EmailFrame preview="This is our last email to you." heading="Your account has been deleted">
      <Greeting to={firstName} />
      <Paragraph>
        We have deleted your account and your data, as you asked. Our privacy policy lists the few records we
        have to keep, and for how long.
      </Paragraph>
      <Paragraph>This is our last email to you. Thank you for using {brand.name}.</Paragraph>
      <NotYou>
        Write to {brand.email}. We can’t restore the account, but we need to know how this happened.
      </NotYou>
    </EmailFrame>
  )
}
