import { brand } from '#content/shared/brand.ts'
import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTime } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Facts, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function EmailChanged({ firstName, newEmail, at }: MailData<'email-changed'>) {
  return (
    <EmailFrame preview="This address is no longer used for it." heading="Your account has a new address">
      <Greeting to={firstName} />
      <Paragraph>
        You sign in with the new address from now on, and our emails go there. This is the last one to the
        old.
      </Paragraph>
      <Facts
        rows={[
          ['New address', newEmail],
          ['Since', formatDateTime(at)],
        ]}
      />
      <NotYou>Write to {brand.email} at once, from this address, and say when you last signed in.</NotYou>
    </EmailFrame>
  )
}
