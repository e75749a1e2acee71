import { brand } from '#content/shared/brand.ts'
import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function Welcome({ firstName, verifyUrl }: MailData<'welcome'>) {
  return (
    <EmailFrame preview="Confirm your email to finish signing up." heading={`Welcome to ${brand.name}`}>
      <Greeting to={firstName} />
      <Paragraph>
        Your account is ready and you can start right away. Please confirm that this address is yours: open
        the page and press the button. The link works once, for 24 hours.
      </Paragraph>
      <Action href={verifyUrl}>Confirm my email</Action>
      <Paragraph>
        Until you confirm it, you can’t pay, add a second outlet, invite people or message customers. Link
        expired? Request a new one on your account page.
      </Paragraph>
      <NotYou>Someone entered your address. Ignore this email and it stays unconfirmed.</NotYou>
    </EmailFrame>
  )
}
