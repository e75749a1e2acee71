import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function GoogleLink({ firstName, linkUrl }: MailData<'google-link'>) {
  return (
    <EmailFrame preview="The link is valid for 30 minutes." heading="Connect Google to your account?">
      <Greeting to={firstName} />
      <Paragraph>
        You already have an account with this email, and it isn’t connected to Google yet. To connect it, open
        this link in the browser where you chose your Google account and press the button. The link works
        once, for 30 minutes, and in no other browser.
      </Paragraph>
      <Action href={linkUrl}>Connect Google</Action>
      <Paragraph>After that, you can sign in with Google.</Paragraph>
      <NotYou>
        Ignore this email and do not press the button. It would let that Google account into yours.
      </NotYou>
    </EmailFrame>
  )
}
