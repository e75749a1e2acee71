import { timeOf } from '#content/shared/account/format.ts'
import { type MessageParties, messageOf, senderOf, type WrittenMessage } from '#content/demo/messages.ts'
import { channelNames, shopSide } from '#content/demo/shop-side.ts'
import { smsParts } from '#rules/message-cost.ts'
import type { Channel, DemoEvent } from '#shop-model/state.ts'
import { ScreenLink } from '#web/kit/account/parts/screen-link.tsx'
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
      {channel === 'whatsapp' && <Bubble {...{ message, parties }} at={event.at} />}
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
      <p className="shop-side-from">
        <b>{parties.shop}</b> <span>{copy.to(parties.firstName)}</span>{' '}
        <span className="typed">{timeOf(at)}</span>
      </p>
      <p className="shop-side-subject">{message.subject}</p>
      <p>{message.text}</p>
      <Buttons message={message} />
    </>
  )
}

function Bubble({ message, parties, at }: LookProps) {
  return (
    <>
      <p className="shop-side-from">
        <b>{parties.shop}</b> <span>{copy.business}</span>
      </p>
      <div className="shop-side-bubble">
        <p>{message.text}</p>
        <span className="typed">{timeOf(at)}</span>
      </div>
      <Buttons message={message} />
    </>
  )
}

function Text({ message, parties, at }: LookProps) {
  const { parts, used, room } = smsParts(message.text)
  return (
    <>
      <p className="shop-side-from">
        <b className="typed">{senderOf(parties.shop)}</b> <span className="typed">{timeOf(at)}</span>
      </p>
      <p className="typed">{message.text.slice(message.text.indexOf(':') + 2)}</p>
      <p className="shop-side-parts">{copy.parts(parts, used, room)}</p>
    </>
  )
}

function Buttons({ message: { buttons } }: { message: WrittenMessage }) {
  const { href } = useDemoContext()
  if (buttons.length === 0) return null
  return (
    <p className="shop-side-buttons">
      {buttons.map(([label, screen]) => (
        <ScreenLink key={label} to={href(screen)}>
          {label}
        </ScreenLink>
      ))}
    </p>
  )
}
