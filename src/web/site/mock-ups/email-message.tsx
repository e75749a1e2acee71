import { MockPanel } from './mock-panel.tsx'
import { MockRow } from './mock-parts.tsx'
import './messages.css'

/** The confirmation as it stands in the customer's inbox. Paper, so it stays paper in the dark. */
export function EmailMessage() {
  return (
    <div className="stays-paper">
      <MockPanel label="An email from Tamarind Supply: order 10482 is confirmed and can be changed for 15 minutes. A kettle and a vase, 102 points earned, 102 dollars paid.">
        <div className="message-from">
          <span className="message-sender">T</span>
          <span>
            <b>Tamarind Supply</b>
            <small>to asha@…</small>
          </span>
          <small>09:12</small>
        </div>
        <div className="message-email">
          <p className="message-subject">Order 10482 is confirmed. You have 15 minutes to change it.</p>
          <MockRow goods="kettle" name="Enamel kettle, 1.5 l" action="$64.00" typed />
          <MockRow goods="vase" surface="pink" name="Bottle vase, clay" action="$38.00" typed />
          <p className="message-sum">
            <span>Points earned</span>
            <span className="typed">+102</span>
          </p>
          <p className="message-sum">
            <span>Delivery</span>
            <span className="typed">$0.00</span>
          </p>
          <p className="message-sum" data-total>
            <span>Paid</span>
            <span className="typed">$102.00</span>
          </p>
        </div>
        <div className="message-ways">
          <b>Edit this order</b>
          <b>Invoice, PDF</b>
        </div>
      </MockPanel>
    </div>
  )
}
