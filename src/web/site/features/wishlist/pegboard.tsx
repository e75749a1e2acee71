import { Goods, type GoodsName } from '#web/kit/drawings/goods.tsx'
import { Picture } from '../figures/picture.tsx'
import './pegboard.css'

interface Peg {
  goods: GoodsName
  name: string
  price: string
  was?: string
  /** A reminder tied to it, on the surface of its channel. */
  tag?: { surface: 'white' | 'canary' | 'pink'; text: string }
  /** Bought: only the outline that was painted round it is left. */
  gone?: boolean
}

interface PegboardProps {
  label: string
  note: string
  pegs: readonly Peg[]
}

/** A workshop's pegboard with a shopping list on it. What has news is printed in red. */
export function Pegboard({ label, note, pegs }: PegboardProps) {
  return (
    <Picture className="pegboard" label={label}>
      {pegs.map(({ goods, name, price, was, tag, gone }) => (
        <div
          key={goods}
          className="pegboard-peg"
          data-goods={goods}
          data-tagged={tag ? true : undefined}
          data-gone={gone || undefined}
        >
          <i className="pegboard-hook" />
          <span className="pegboard-goods">
            <Goods name={goods} />
            {tag && (
              <span className="pegboard-tag" data-inks={tag.surface}>
                {tag.text}
              </span>
            )}
          </span>
          <span className="pegboard-label">
            <b>{name}</b>
            <span className="typed">
              {was && <s>{was}</s>} {price}
            </span>
          </span>
        </div>
      ))}
      <span className="pegboard-note">{note}</span>
    </Picture>
  )
}
