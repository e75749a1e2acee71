import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTimeIn } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, Paragraph } from '../email-parts.tsx'

type Data = MailData<'reconnect-store'>

const headingOf = ({ isAgain }: Pick<Data, 'isAgain'>) =>
  isAgain ? 'Please reconnect your store' : 'Please connect your store'

export const reconnectSubject = (data: Data) => `${headingOf(data)} ${data.shop}`

export function ReconnectStore({ firstName, shop, isAgain, by, at, region, dashboardUrl }: Data) {
  return (
    <EmailFrame preview={shop} heading={headingOf({ isAgain })}>
      <Greeting to={firstName} />
      <Paragraph>
        {isAgain
          ? 'Shopify no longer gives us full access to your store. New orders do not reach your dashboard, and customers get no messages about them.'
          : 'Your store is not connected yet, so we cannot read its orders.'}
      </Paragraph>
      <Paragraph>
        Sign in, press “Connect the store” at the top of the page, and approve the access at Shopify. It takes
        less than a minute.
      </Paragraph>
      <Facts
        rows={[
          ['Store', shop],
          ['Asked by', by],
          ['When', formatDateTimeIn(region, at)],
        ]}
      />
      <Action href={dashboardUrl}>Connect the store</Action>
    </EmailFrame>
  )
}
