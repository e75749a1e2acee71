import { changeEmails as copy } from '#content/shared/change-emails.ts'
import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, Paragraph } from '../email-parts.tsx'

export function ShopperChange({
  store,
  orderName,
  about,
  orderUrl,
  hours,
  unsubscribeUrl,
}: MailData<'shopper-change'>) {
  return (
    <EmailFrame
      store={store}
      preview={copy.texts[about]}
      heading={copy.headings[about](orderName)}
      reference={orderName}
      unsubscribeUrl={unsubscribeUrl}
    >
      <Greeting to="" />
      <Paragraph>{copy.texts[about]}</Paragraph>
      <Action href={orderUrl}>{copy.action(about)}</Action>
      <Paragraph>
        This button works for {hours} hours and opens this order only. After that, sign in on the same page
        with a code.
      </Paragraph>
    </EmailFrame>
  )
}
