import { brand } from '#content/shared/brand.ts'
import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTime } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Facts, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function EmailChanged({ firstName, newEmail, at }: MailData<'email-changed'>) {
  return (
    <EmailFrame preview="This address no longer signs you in." heading="Your email has changed">
      <Greeting to={firstName} />
      <Paragraph>
        From now on, sign in with your new address. Our emails go there too. This is the last one to your old
        address.
      </Paragraph>
      <Facts
        rows={[
          ['New address', newEmail],
          ['Since', formatDateTime(at)],
        ]}
      />
      <NotYou>
        Write to {brand.email} straight away from this address and tell us when you last signed in.
      </NotYou>
    </EmailFrame>
  )
}
