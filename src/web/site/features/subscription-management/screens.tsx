import type { GoodsName } from '#web/kit/drawings/goods.tsx'
import { MockPanel } from '#web/site/mock-ups/mock-panel.tsx'
import { MockBody, MockRow } from '#web/site/mock-ups/mock-parts.tsx'
import './screens.css'

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
