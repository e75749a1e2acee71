import { Goods } from '#web/kit/drawings/goods.tsx'
import { Bubble, Chat, EmailBody, MessageHead, Replies, TextMessage } from '#web/kit/messages/message.tsx'
import { MockPanel } from '#web/site/mock-ups/mock-panel.tsx'
import { MockButton, MockRow } from '#web/site/mock-ups/mock-parts.tsx'
import { LockedPhone } from '#web/site/mock-ups/sms-message.tsx'

/** Email: a sum and a picture. */
function PriceEmail() {
  return (
    <MockPanel label="Email from Tamarind Supply: the enamel kettle on your list went from $72 to $64, with the button Put it in the basket.">
      <MessageHead sender="Tamarind Supply" note="to asha@…" at="09:00" />
      <EmailBody subject="The kettle on your list is $8 less.">
        <MockRow
          goods="kettle"
          name="Enamel kettle, 1.5 l"
          note={
            <>
              Was <s>$72.00</s>
            </>
          }
          action="$64.00"
          typed
        />
        <MockButton>Put it in the basket</MockButton>
      </EmailBody>
    </MockPanel>
  )
}

/** WhatsApp: a question with two answers. */
function WeekWhatsApp() {
  return (
    <MockPanel label="WhatsApp from Tamarind Supply: the desk lamp has been on your list for a week. Keep it there? The answers are Keep it and Take it down. Asha answers Keep it.">
      <MessageHead sender="Tamarind Supply" note="business account" isChat />
      <Chat>
        <Bubble at="12:20" picture={<Goods name="lamp" />}>
          The desk lamp has been on your list for a week. Keep it?
        </Bubble>
        <Replies>
          <b>Keep it</b>
          <b>Take it down</b>
        </Replies>
        <Bubble at="12:21" isCustomer>
          Keep it
        </Bubble>
        <Bubble at="12:21">Saved. We won’t ask again.</Bubble>
      </Chat>
    </MockPanel>
  )
}

/** SMS: one sentence and a link. */
function StockSms() {
  return (
    <MockPanel label="SMS from TAMRND: the bottle vase in clay is back, nine of them, with a link.">
      <LockedPhone time="9:12" day="Tuesday 4 March">
        <TextMessage sender="TAMRND" at="now">
          Order 10482 is confirmed. One vase is yours.
        </TextMessage>
        <TextMessage sender="TAMRND" at="8:40">
          The bottle vase in clay is back. Nine of them: tamarind.example/v
        </TextMessage>
      </LockedPhone>
    </MockPanel>
  )
}

const messages = { email: PriceEmail, whatsapp: WeekWhatsApp, sms: StockSms }

/** Printed matter, so it stays paper in the dark. */
export function WishlistMessage({ channel }: { channel: keyof typeof messages }) {
  const Message = messages[channel]
  return (
    <div className="stays-paper">
      <Message />
    </div>
  )
}
