import { brand } from '#content/shared/brand.ts'
import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function Welcome({ firstName, verifyUrl }: MailData<'welcome'>) {
  return (
    <EmailFrame preview="One press confirms your address." heading={`Welcome to ${brand.name}`}>
      <Greeting to={firstName} />
      <Paragraph>
        Your account is open and you can start at once. One thing is left: open the page below and press the
        button, so that we know this address is yours. The link works once, for 24 hours.
      </Paragraph>
      <Action href={verifyUrl}>Confirm my address</Action>
      <Paragraph>
        Until then the account keeps to one outlet, invites nobody and sends nothing to customers. If the link
        has grown too old, your account page sends another.
      </Paragraph>
      <NotYou>
        Somebody typed your address by mistake or on purpose. Do nothing: without the button it stays
        unconfirmed.
      </NotYou>
    </EmailFrame>
  )
}
