import { Goods } from '#web/kit/drawings/goods.tsx'
import { Bubble, Chat, MessageHead, Replies } from '#web/kit/messages/message.tsx'
import { MockPanel } from './mock-panel.tsx'

export function WhatsAppMessage() {
  return (
    <div className="stays-paper">
      <MockPanel label="A WhatsApp conversation: Tamarind Supply says the order is packed, Asha asks for it to come to her office, and the address is changed in the same minute.">
        <MessageHead sender="Tamarind Supply" note="business account" isChat />
        <Chat>
          <Bubble
            at="16:40"
            picture={
              <>
                <Goods name="kettle" />
                <Goods name="vase" />
              </>
            }
          >
            Your order is packed. It leaves at 17:00.
          </Bubble>
          <Replies>
            <b>Track it</b>
            <b>Change address</b>
          </Replies>
          <Bubble at="16:42" isCustomer>
            Can it come to my office instead?
          </Bubble>
          <Bubble at="16:42">Done. 3 Magarpatta Road. Arrives Thursday.</Bubble>
        </Chat>
      </MockPanel>
    </div>
  )
}
