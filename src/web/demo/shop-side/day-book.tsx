import { memo, useDeferredValue, useState } from 'react'
import { costOf } from '#content/demo/bill.ts'
import { clockOf } from '#content/demo/format.ts'
import type { Correspondents } from '#content/demo/emails.ts'
import { channelNames, dayBookLine, shopSide } from '#content/demo/shop-side.ts'
import { inDollars, type RegionRates } from '#rules/message-cost.ts'
import type { DemoEvent } from '#shop-model/state.ts'
import { MessagePreview } from './message-preview.tsx'

const { book: copy, message: words } = shopSide

/** More than these are asked for. */
const shown = 8

interface DayBookProps {
  events: readonly DemoEvent[]
  who: Correspondents
  rates: RegionRates
}

/** Everything that happened, newest first; each entry opens to the messages it caused. */
export const DayBook = memo(function DayBook({ events, who, rates }: DayBookProps) {
  const [isLong, setLong] = useState(false)
  const seen = isLong ? events : events.slice(0, shown)
  return (
    <section className="shop-side-book" aria-label={copy.title}>
      <h3>{copy.title}</h3>
      {events.length === 0 && <p>{copy.empty}</p>}
      <ol>
        {seen.map((event, index) => (
          <li key={event.id}>
            <Entry {...{ event, who, rates }} isLatest={index === 0} />
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

interface EntryProps extends Omit<DayBookProps, 'events'> {
  event: DemoEvent
  isLatest: boolean
}

const Entry = memo(function Entry({ event, who, rates, isLatest }: EntryProps) {
  // The line comes first, its letters in the picture after it.
  const areLettersDrawn = useDeferredValue(true, false)
  return (
    <details className="shop-side-entry" open={isLatest}>
      <summary>
        <time className="typed">{clockOf(event.at)}</time>
        <b>{dayBookLine(event)}</b>
        <span className="shop-side-chips">
          {event.channels.map((channel) => (
            <span key={channel} data-channel={channel}>
              {channelNames[channel]}{' '}
              <span className="typed">{priceOf(costOf(event, channel, who, rates))}</span>
            </span>
          ))}
        </span>
      </summary>
      {event.channels.length === 0 ? (
        <p className="shop-side-silent">{copy.silent}</p>
      ) : (
        areLettersDrawn && (
          <div className="shop-side-copies">
            {event.channels.map((channel) => (
              <MessagePreview key={channel} {...{ event, channel, who }} />
            ))}
          </div>
        )
      )}
    </details>
  )
}, isSame)

/** Every act copies the whole book; what was written in it stays as it was. */
function isSame(before: EntryProps, after: EntryProps): boolean {
  return (
    before.event.id === after.event.id &&
    before.event.at === after.event.at &&
    before.who === after.who &&
    before.rates === after.rates &&
    before.isLatest === after.isLatest
  )
}

const priceOf = (cost: number) => (cost === 0 ? words.free : inDollars(cost))
