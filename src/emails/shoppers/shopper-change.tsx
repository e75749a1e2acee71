import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, Paragraph } from '../email-parts.tsx'

type About = MailData<'shopper-change'>['about']

/** Also the subject of the email. */
export const changeHeadings: Record<About, (orderName: string) => string> = {
  changed: (order) => `Your order ${order} was changed`,
  cancelled: (order) => `Your order ${order} is cancelled`,
  reversed: (order) => `The change to your order ${order} was undone`,
  confirm: (order) => `Please confirm your order ${order}`,
  unconfirmed: (order) => `Your order ${order} is cancelled`,
}

const texts: Record<About, string> = {
  changed: 'Your change is saved. The order’s own page shows it as it is now.',
  cancelled: 'Nothing will be sent. If you have paid, the money is on its way back to you.',
  reversed:
    'The difference was not paid in time, so the order is as it was before. You were not charged for the change.',
  confirm:
    'You pay for this order in cash. Please confirm within a day that you want it. Then the store sends it.',
  unconfirmed: 'Nobody confirmed this cash order within a day, so nothing will be sent.',
}

export function ShopperChange({ store, orderName, about, orderUrl, hours }: MailData<'shopper-change'>) {
  return (
    <EmailFrame
      store={store}
      preview={texts[about]}
      heading={changeHeadings[about](orderName)}
      reference={orderName}
    >
      <Greeting to="" />
      <Paragraph>{texts[about]}</Paragraph>
      <Action href={orderUrl}>{about === 'confirm' ? 'Confirm your order' : 'See your order'}</Action>
      <Paragraph>
        This button works for {hours} hours and opens this order only. After that, sign in on the same page
        with a code.
      </Paragraph>
    </EmailFrame>
  )
}
