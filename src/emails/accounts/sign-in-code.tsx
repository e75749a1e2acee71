import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Code, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

type Props = MailData<'sign-in-code'> & {
  /** Where the code may be typed; devices that fill codes in by themselves look for it. */
  host: string
}

export function SignInCode({ firstName, code, minutes, host }: Props) {
  return (
    <EmailFrame
      preview={`Valid for ${minutes} minutes.`}
      heading="Your sign-in code"
      lastLine={`@${host} #${code}`}
    >
      <Greeting to={firstName} />
      <Paragraph>Enter this code on the page where you asked for it.</Paragraph>
      <Code>{code}</Code>
      <Paragraph>It works once, for {minutes} minutes. A newer code replaces it.</Paragraph>
      <NotYou>
        Someone entered your address to sign in. They can’t get in without this code, so don’t share it. We
        never ask for it, by phone or by email.
      </NotYou>
    </EmailFrame>
  )
}
