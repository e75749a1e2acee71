import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Code, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function ShopperCode({ store, code, minutes, host }: MailData<'shopper-code'>) {
  return (
    <EmailFrame
      store={store}
      preview={`Valid for ${minutes} minutes.`}
      heading="Your code"
      lastLine={`@${host} #${code}`}
    >
      <Greeting to="" />
      <Paragraph>Enter this code to see your orders at {store}.</Paragraph>
      <Code>{code}</Code>
      <Paragraph>It works once, for {minutes} minutes.</Paragraph>
      <NotYou>
        Someone entered your address at {store}. They can’t get in without this code, so don’t share it.
      </NotYou>
    </EmailFrame>
  )
}
