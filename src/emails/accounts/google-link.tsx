import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function GoogleLink({ firstName, linkUrl }: MailData<'google-link'>) {
  return (
    <EmailFrame preview="The link is valid for 30 minutes." heading="Connect Google to your account?">
      <Greeting to={firstName} />
      <Paragraph>
        Somebody signed in with a Google account of this address. An account with us exists under it already,
        and the two are not connected. To connect them, open the link in the browser where you chose that
        account, and press the button there. It works once, for 30 minutes, and in no other browser.
      </Paragraph>
      <Action href={linkUrl}>Connect Google</Action>
      <Paragraph>From then on Google signs you in here.</Paragraph>
      <NotYou>
        Do nothing, and do not press the button: whoever holds that Google account would get into yours.
      </NotYou>
    </EmailFrame>
  )
}
