import { timeOf } from '#content/demo/format.ts'
import { type MessageParties, messageOf, senderOf, type WrittenMessage } from '#content/demo/messages.ts'
import { channelNames, shopSide } from '#content/demo/shop-side.ts'
import { smsParts } from '#rules/message-cost.ts'
import type { Channel, DemoEvent } from '#shop-model/state.ts'
import { ScreenLink } from '#web/account/parts/screen-link.tsx'
import { Bubble, Chat, EmailBody, MessageHead, Replies, TextMessage } from '#web/kit/messages/message.tsx'
import { useDemoContext } from '../frame/use-demo.ts'
import './message-preview.css'

const { message: copy } = shopSide

interface MessagePreviewProps {
  event: DemoEvent
  channel: Channel
  parties: MessageParties
}

/** A message as the customer sees it. Its buttons open screens of the account. */
export function MessagePreview({ event, channel, parties }: MessagePreviewProps) {
  const message = messageOf(event, channel, parties)
  if (!message) return null
  return (
    <figure className="shop-side-message stays-paper" data-channel={channel}>
      <figcaption className="visually-hidden">{channelNames[channel]}</figcaption>
      {channel === 'email' && <Mail {...{ message, parties }} at={event.at} />}
      {channel === 'whatsapp' && <WhatsApp {...{ message, parties }} at={event.at} />}
      {channel === 'sms' && <Text message={message} parties={parties} at={event.at} />}
    </figure>
  )
}

interface LookProps {
  message: WrittenMessage
  parties: MessageParties
  at: number
}

function Mail({ message, parties, at }: LookProps) {
  return (
    <>
      <MessageHead sender={parties.shop} note={copy.to(parties.firstName)} at={timeOf(at)} />
      <EmailBody subject={message.subject ?? ''}>
        <p>{message.text}</p>
        <Buttons message={message} />
      </EmailBody>
    </>
  )
}

function WhatsApp({ message, parties, at }: LookProps) {
  return (
    <>
      <MessageHead sender={parties.shop} note={copy.business} isChat />
      <Chat>
        <Bubble at={timeOf(at)}>{message.text}</Bubble>
        <Buttons message={message} />
      </Chat>
    </>
  )
}

function Text({ message, parties, at }: LookProps) {
  const { parts, used, room } = smsParts(message.text)
  return (
    <div className="shop-side-text">
      <TextMessage sender={senderOf(parties.shop)} at={timeOf(at)}>
        {message.text.slice(message.text.indexOf(':') + 2)}
      </TextMessage>
      <p className="shop-side-parts">{copy.parts(parts, used, room)}</p>
    </div>
  )
}

function Buttons({ message: { buttons } }: { message: WrittenMessage }) {
  const { href } = useDemoContext()
  if (buttons.length === 0) return null
  return (
    <Replies>
      {buttons.map(([label, screen]) => (
        <ScreenLink key={label} to={href(screen)}>
          {label}
        </ScreenLink>
      ))}
    </Replies>
  )
}
