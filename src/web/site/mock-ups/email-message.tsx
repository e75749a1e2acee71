import { EmailBody, MessageHead } from '#web/kit/messages/message.tsx'
import { MockPanel } from './mock-panel.tsx'
import { MockRow } from './mock-parts.tsx'
import './messages.css'

/** The confirmation as it stands in the customer's inbox. Paper, so it stays paper in the dark. */
export function EmailMessage() {
  return (
    <div className="stays-paper">
      <MockPanel label="An email from Tamarind Supply: order 10482 is confirmed and can be changed for 15 minutes. A kettle and a vase, 102 points to come, 102 dollars to pay on delivery.">
        <MessageHead sender="Tamarind Supply" note="to asha@…" at="09:12" />
        <EmailBody subject="Order 10482 is confirmed. You have 15 minutes to change it.">
          <MockRow goods="kettle" name="Enamel kettle, 1.5 l" action="$64.00" typed />
          <MockRow goods="vase" surface="pink" name="Bottle vase, clay" action="$38.00" typed />
          <p className="message-sum">
            <span>Points, once it is locked</span>
            <span className="typed">+102</span>
          </p>
          <p className="message-sum">
            <span>Delivery</span>
            <span className="typed">$0.00</span>
          </p>
          <p className="message-sum" data-total>
            <span>Cash on delivery</span>
            <span className="typed">$102.00</span>
          </p>
        </EmailBody>
        <div className="message-ways">
          <b>Edit this order</b>
          <b>Invoice, PDF</b>
        </div>
      </MockPanel>
    </div>
  )
}
