import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTimeIn } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, Paragraph } from '../email-parts.tsx'

type Data = MailData<'store-notification'>

const words = {
  'data-request': {
    subject: (shop: string) => `A customer of ${shop} asked for their data`,
    heading: 'A customer asked for their data',
    text: 'One of your customers asked Shopify for their data. We have put what we store about them into a file. Your dashboard lists it with the time below and the customer’s number at Shopify. Please send it to them within 30 days. We delete the file after that.',
    action: 'Open the file',
  },
  disconnected: {
    subject: (shop: string) => `${shop} is no longer connected`,
    heading: 'Your store is no longer connected',
    text: 'Shopify no longer accepts our access to your store, so no new orders reach your dashboard. Open the app from your Shopify admin to connect it again. Otherwise we erase our copy of its orders after two days, or at once if Shopify asks us to.',
    action: 'Open the dashboard',
  },
} as const

const heldText = (count: number) =>
  `${count === 1 ? '1 order is' : `${count} orders are`} still on hold at Shopify because of the order window. We release ${count === 1 ? 'it' : 'them'} once the store is connected again. Until then you can do so in your Shopify admin.`

export const storeSubject = ({ about, shop }: Data) => words[about].subject(shop)

export function StoreNotification({ about, firstName, region, shop, at, dashboardUrl, held = 0 }: Data) {
  const { heading, text, action } = words[about]
  return (
    <EmailFrame preview={shop} heading={heading}>
      <Greeting to={firstName} />
      <Paragraph>{text}</Paragraph>
      {held > 0 && <Paragraph>{heldText(held)}</Paragraph>}
      <Facts
        rows={[
          ['Store', shop],
          ['When', formatDateTimeIn(region, at)],
        ]}
      />
      <Action href={dashboardUrl}>{action}</Action>
    </EmailFrame>
  )
}
