import { Goods } from '#web/kit/drawings/goods.tsx'
import { MockPanel } from '#web/site/mock-ups/mock-panel.tsx'
import { MockButton, MockRow } from '#web/site/mock-ups/mock-parts.tsx'
import './messages.css'

/** Email: a sum and a picture. */
function PriceEmail() {
  return (
    <MockPanel label="Email from Tamarind Supply: the enamel kettle on your list went from $72 to $64, with the button Put it in the basket.">
      <div className="wishlist-message-head">
        <b>Tamarind Supply</b>
        <small>to asha@… 09:00</small>
      </div>
      <div className="wishlist-message-body">
        <p className="mock-heading">The kettle on your list is $8 less.</p>
        <div className="wishlist-message-picture" data-inks="canary">
          <Goods name="kettle" />
        </div>
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
      </div>
    </MockPanel>
  )
}

/** WhatsApp: a question with two answers. */
function WeekWhatsApp() {
  return (
    <MockPanel label="WhatsApp from Tamarind Supply: the desk lamp has been on your list for a week. Keep it there? The answers are Keep it and Take it down. Asha answers Keep it.">
      <div className="wishlist-message-head">
        <b>Tamarind Supply</b>
        <small>business account</small>
      </div>
      <div className="wishlist-message-chat">
        <div className="wishlist-message-bubble">
          <span className="wishlist-message-picture" data-inks="pink">
            <Goods name="lamp" />
          </span>
          The desk lamp has been on your list for a week. Shall it stay there?
          <small>12:20</small>
        </div>
        <div className="mock-buttons">
          <MockButton quiet>Keep it</MockButton>
          <MockButton quiet>Take it down</MockButton>
        </div>
        <div className="wishlist-message-bubble" data-own>
          Keep it
          <small>12:21</small>
        </div>
        <div className="wishlist-message-bubble">
          Kept. We shall not ask again.
          <small>12:21</small>
        </div>
      </div>
    </MockPanel>
  )
}

/** SMS: one sentence and a link. */
function StockSms() {
  return (
    <MockPanel label="SMS from TAMRND: the bottle vase in clay is back, nine of them, with a link.">
      <div className="wishlist-message-sms">
        <span className="wishlist-message-clock">8:40</span>
        <span>Monday 3 March</span>
        <div className="wishlist-message-note">
          <b>TAMRND</b> <small>now</small>
          <p>The bottle vase in clay is back. Nine of them: tamarind.example/v</p>
        </div>
        <div className="wishlist-message-note" data-later>
          <b>TAMRND</b> <small>9:12</small>
          <p>Order 10482 is confirmed. One vase is yours.</p>
        </div>
      </div>
    </MockPanel>
  )
}

const messages = { email: PriceEmail, whatsapp: WeekWhatsApp, sms: StockSms }

export function WishlistMessage({ channel }: { channel: keyof typeof messages }) {
  const Message = messages[channel]
  return <Message />
}
