import { withState } from '#content/shared/site-features.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import './marquee.css'

export interface MarqueeCopy {
  label: string
  /** What the switch beside the band does. */
  pause: string
  items: readonly string[]
}

/** The band: printed twice end to end, so that it never shows a seam. A tick box stops it, without script. */
export function Marquee({ copy: { label, pause, items } }: { copy: MarqueeCopy }) {
  return (
    <section className="marquee" aria-label={label}>
      <label className="marquee-pause">
        <input type="checkbox" />
        <span className="visually-hidden">{pause}</span>
        <Icon name="pause" />
        <Icon name="play" />
      </label>
      <div className="marquee-window">
        <div className="marquee-band">
          <Items items={items} />
          <Items items={items} copied />
        </div>
      </div>
    </section>
  )
}

function Items({ items, copied = false }: { items: readonly string[]; copied?: boolean }) {
  return (
    <ul aria-hidden={copied || undefined}>
      {items.map((item) => (
        <li key={item}>{withState(item)}</li>
      ))}
    </ul>
  )
}
