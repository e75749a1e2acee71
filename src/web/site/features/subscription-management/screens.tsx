import type { GoodsName } from '#web/kit/drawings/goods.tsx'
import { MockPanel } from '#web/site/mock-ups/mock-panel.tsx'
import { MockBar, MockBody, MockButtons, MockHeading, MockRow } from '#web/site/mock-ups/mock-parts.tsx'
import { PhoneFrame } from '#web/site/mock-ups/phone-frame.tsx'
import './screens.css'

/** March 2025 begins on a Saturday. The box leaves on the 18th and is charged the night before. */
const blanksBeforeMarch = 5
const daysOfMarch = Array.from({ length: 31 }, (_, index) => index + 1)
const boxDay = 18
const chargeDay = 17

export function SubscriptionPhone({ label }: { label: string }) {
  return (
    <PhoneFrame label={label}>
      <MockBar title="Subscriptions" back />
      <MockBody>
        <MockHeading>Next box leaves on 18 March</MockHeading>
        <div className="subscription-month">
          {Array.from({ length: blanksBeforeMarch }, (_, index) => (
            <i key={`blank ${index}`} />
          ))}
          {daysOfMarch.map((day) => (
            <i key={day} data-day={day === boxDay ? 'box' : day === chargeDay ? 'charge' : undefined}>
              {day}
            </i>
          ))}
        </div>
        <MockRow goods="coffee" name="House blend, 500 g" note="Every four weeks" action="× 2" typed />
        <MockButtons labels={['Skip once', 'Change date']} />
        <MockButtons labels={['Swap product', 'Pause']} />
      </MockBody>
    </PhoneFrame>
  )
}

interface PackingCopy {
  panel: string
  title: string
  closes: string
  counts: readonly { value: string; name: string }[]
  rows: readonly { goods: GoodsName; name: string; note: string; state: string }[]
}

/** Tuesday's list, for those who pack it. */
export function PackingPanel({ copy: { panel, title, closes, counts, rows } }: { copy: PackingCopy }) {
  return (
    <MockPanel label={panel}>
      <div className="subscription-packing-bar">
        <b>{title}</b>
        <span className="typed">{closes}</span>
      </div>
      <div className="subscription-packing-counts">
        {counts.map(({ value, name }) => (
          <span key={name}>
            <strong>{value}</strong>
            {name}
          </span>
        ))}
      </div>
      <MockBody>
        {rows.map(({ goods, name, note, state }) => (
          <MockRow key={name} goods={goods} name={name} note={note} action={state} typed />
        ))}
      </MockBody>
    </MockPanel>
  )
}
