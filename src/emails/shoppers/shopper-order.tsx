import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, Paragraph } from '../email-parts.tsx'

export function ShopperOrder({
  store,
  orderName,
  orderUrl,
  mayChange,
  hours,
  unsubscribeUrl,
}: MailData<'shopper-order'>) {
  return (
    <EmailFrame
      store={store}
      preview="See where it is, and what is in it."
      heading={`Your order ${orderName}`}
      reference={orderName}
      unsubscribeUrl={unsubscribeUrl}
    >
      <Greeting to="" />
      <Paragraph>Thank you for your order at {store}. You can follow it on its own page.</Paragraph>
      {mayChange && (
        <Paragraph>
          Did you choose the wrong size, or the wrong address? That page shows how long you can change or
          cancel the order.
        </Paragraph>
      )}
      <Action href={orderUrl}>See your order</Action>
      <Paragraph>
        This button works for {hours} hours and opens this order only. After that, sign in on the same page
        with a code.
      </Paragraph>
    </EmailFrame>
  )
}
