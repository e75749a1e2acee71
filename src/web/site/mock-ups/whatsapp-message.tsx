import { Goods } from '#web/kit/drawings/goods.tsx'
import { MockPanel } from './mock-panel.tsx'
import './messages.css'

export function WhatsAppMessage() {
  return (
    <div className="stays-paper">
      <MockPanel label="A WhatsApp conversation: Tamarind Supply says the order is packed, Asha asks for it to come to her office, and the address is changed in the same minute.">
        <div className="message-from" data-inks="black">
          <span className="message-sender">T</span>
          <span>
            <b>Tamarind Supply</b>
            <small>business account</small>
          </span>
        </div>
        <div className="message-chat">
          <div className="message-bubble">
            <div className="message-media" data-inks="pink">
              <Goods name="kettle" />
              <Goods name="vase" />
            </div>
            Your order is packed. It leaves at 17:00.
            <small>16:40</small>
          </div>
          <p className="message-replies">
            <b>Track it</b>
            <b>Change address</b>
          </p>
          <div className="message-bubble" data-from="customer">
            Can it come to my office instead?
            <small>16:42</small>
          </div>
          <div className="message-bubble">
            Done. 4th floor, Koregaon Park. Arrives Thursday.
            <small>16:42</small>
          </div>
        </div>
      </MockPanel>
    </div>
  )
}
