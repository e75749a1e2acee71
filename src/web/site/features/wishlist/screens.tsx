import type { GoodsName } from '#web/kit/drawings/goods.tsx'
import { MockPanel } from '#web/site/mock-ups/mock-panel.tsx'
import { MockPicture } from '#web/site/mock-ups/mock-parts.tsx'
import './screens.css'

interface WantedCopy {
  panel: string
  title: string
  period: string
  head: readonly [string, string, string]
  rows: readonly { goods: GoodsName; name: string; saved: number; shelf: string; advice: string }[]
}

/** What people have saved, for the person who buys for the shop. Bars are to scale. */
export function WantedPanel({ copy }: { copy: WantedCopy }) {
  const most = Math.max(...copy.rows.map(({ saved }) => saved))
  return (
    <MockPanel label={copy.panel}>
      <div className="wishlist-wanted-bar">
        <b>{copy.title}</b>
        <span className="typed">{copy.period}</span>
      </div>
      <div className="wishlist-wanted-row" data-head>
        <span>{copy.head[0]}</span>
        <span>{copy.head[1]}</span>
        <span>{copy.head[2]}</span>
      </div>
      {copy.rows.map(({ goods, name, saved, shelf, advice }) => (
        <div key={name} className="wishlist-wanted-row">
          <span className="wishlist-wanted-goods">
            <MockPicture goods={goods} />
            <span>
              <b>{name}</b>
              <small>{advice}</small>
            </span>
          </span>
          <span className="wishlist-wanted-saved">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none">
              <rect width={(100 * saved) / most} height="10" />
            </svg>
            <span className="typed">{saved}</span>
          </span>
          <span className="typed" data-empty={shelf === 'none' || undefined}>
            {shelf}
          </span>
        </div>
      ))}
    </MockPanel>
  )
}
