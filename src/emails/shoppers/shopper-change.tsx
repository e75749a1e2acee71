import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, Paragraph } from '../email-parts.tsx'

type About = MailData<'shopper-change'>['about']

/** Also the subject of the email. */
export const changeHeadings: Record<About, (orderName: string) => string> = {
  changed: (order) => `Your order ${order} was changed`,
  cancelled: (order) => `Your order ${order} is cancelled`,
  due: (order) => `Please pay for the change to your order ${order}`,
  paid: (order) => `Your order ${order} is paid`,
  reversed: (order) => `The change to your order ${order} was undone`,
  confirm: (order) => `Please confirm your order ${order}`,
  unconfirmed: (order) => `Your order ${order} is cancelled`,
}

const texts: Record<About, string> = {
  changed: 'Your change is saved. The order’s own page shows it as it is now.',
  cancelled: 'Nothing will be sent. If you have paid, the money is on its way back to you.',
  due: 'Your change made the order dearer. Please pay the difference, or the change is undone when the time is up.',
  paid: 'We have received your payment. There is nothing more to do.',
  reversed:
    'The difference was not paid in time, so the order is as it was before. You were not charged for the change.',
  confirm:
    'You pay for this order in cash. Please confirm within a day that you want it. Then the store sends it.',
  unconfirmed: 'Nobody confirmed this cash order within a day, so nothing will be sent.',
}

const actions: Partial<Record<About, string>> = { confirm: 'Confirm your order', due: 'Pay the difference' }

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
      preview={texts[about]}
      heading={changeHeadings[about](orderName)}
      reference={orderName}
      unsubscribeUrl={unsubscribeUrl}
    >
      <Greeting to="" />
      <Paragraph>{texts[about]}</Paragraph>
      <Action href={orderUrl}>{actions[about] ?? 'See your order'}</Action>
      <Paragraph>
        This button works for {hours} hours and opens this order only. After that, sign in on the same page
        with a code.
      </Paragraph>
    </EmailFrame>
  )
}
