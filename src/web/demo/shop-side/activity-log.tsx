import { memo, useDeferredValue, useState } from 'react'
import { messageCost } from '#content/demo/message-costs.ts'
import { clockOf } from '#content/demo/format.ts'
import type { MessageParties } from '#content/demo/messages.ts'
import { channelNames, activityLine, shopSide } from '#content/demo/shop-side.ts'
import { inDollars, type RegionRates } from '#rules/message-cost.ts'
import type { DemoEvent } from '#shop-model/state.ts'
import { MessagePreview } from './message-preview.tsx'

const { activity: copy, message: messageCopy } = shopSide

/** More than these are shown on request. */
const shown = 8

interface ActivityLogProps {
  events: readonly DemoEvent[]
  parties: MessageParties
  rates: RegionRates
}

/** All events, newest first. Each opens to show the messages it caused. */
export const ActivityLog = memo(function ActivityLog({ events, parties, rates }: ActivityLogProps) {
  const [isLong, setLong] = useState(false)
  const seen = isLong ? events : events.slice(0, shown)
  return (
    <section className="shop-side-activity" aria-label={copy.title}>
      <h3>{copy.title}</h3>
      {events.length === 0 && <p>{copy.empty}</p>}
      <ol>
        {seen.map((event, index) => (
          <li key={event.id}>
            <Entry {...{ event, parties, rates }} isLatest={index === 0} />
          </li>
        ))}
      </ol>
      {events.length > shown && (
        <button type="button" className="text-link" onClick={() => setLong(!isLong)}>
          {isLong ? copy.fewer : copy.more(events.length - shown)}
        </button>
      )}
    </section>
  )
})

interface EntryProps extends Omit<ActivityLogProps, 'events'> {
  event: DemoEvent
  isLatest: boolean
}

const Entry = memo(function Entry({ event, parties, rates, isLatest }: EntryProps) {
  // The messages are rendered after the line, so that the line shows sooner.
  const areLettersDrawn = useDeferredValue(true, false)
  return (
    <details className="shop-side-entry" open={isLatest}>
      <summary>
        <time className="typed">{clockOf(event.at)}</time>
        <b>{activityLine(event)}</b>
        <span className="shop-side-chips">
          {event.channels.map((channel) => (
            <span key={channel} data-channel={channel}>
              {channelNames[channel]}{' '}
              <span className="typed">{priceOf(messageCost(event, channel, parties, rates))}</span>
            </span>
          ))}
        </span>
      </summary>
      {event.channels.length === 0 ? (
        <p className="shop-side-no-message">{copy.silent}</p>
      ) : (
        areLettersDrawn && (
          <div className="shop-side-messages">
            {event.channels.map((channel) => (
              <MessagePreview key={channel} {...{ event, channel, parties }} />
            ))}
          </div>
        )
      )}
    </details>
  )
}, isSame)

/** Every action copies all events, but an event never changes. */
function isSame(before: EntryProps, after: EntryProps): boolean {
  return (
    before.event.id === after.event.id &&
    before.event.at === after.event.at &&
    before.parties === after.parties &&
    before.rates === after.rates &&
    before.isLatest === after.isLatest
  )
}

const priceOf = (cost: number) => (cost === 0 ? messageCopy.free : inDollars(cost))
