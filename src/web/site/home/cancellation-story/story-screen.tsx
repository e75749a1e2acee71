import type { ComponentProps } from 'react'
import { Goods } from '#web/kit/drawings/goods.tsx'
import { PaperNote } from '#web/kit/print/paper-note.tsx'
import './story-screen.css'

type NoteCopy = Pick<ComponentProps<typeof PaperNote>, 'head' | 'rows' | 'stamp'>

export interface OrderCopy {
  placed: NoteCopy
  locked: NoteCopy
  choices: readonly string[]
  change: { label: string; name: string; from: string; to: string; saved: string }
}

export type StoryScreenName = keyof OrderCopy

/** What the step is about, as a piece of paper. The words beside it say the same. */
export function StoryScreen({ name, order }: { name: StoryScreenName; order: OrderCopy }) {
  if (name === 'change') return <Change copy={order.change} />
  return (
    <div className="cancellation-story-screen" aria-hidden>
      {name === 'choices' ? (
        <div className="cancellation-story-choices">
          {order.choices.map((choice) => (
            <b key={choice}>{choice}</b>
          ))}
        </div>
      ) : (
        <PaperNote {...order[name]} />
      )}
    </div>
  )
}

/** A small film of one change: canary is chosen, the glaze turns, the order says so. It plays while it is seen. */
function Change({ copy: { label, name, from, to, saved } }: { copy: OrderCopy['change'] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of HTML
    <div className="cancellation-story-screen stays-paper" role="img" aria-label={label} data-play-in-view>
      <div className="cancellation-story-change">
        <div className="cancellation-story-vases">
          <Goods name="vase" />
          <Goods name="vase" />
        </div>
        <div>
          <b>{name}</b>
          <p className="cancellation-story-swatch">{from}</p>
          <p className="cancellation-story-swatch" data-chosen>
            {to}
          </p>
        </div>
        <p className="cancellation-story-saved">{saved}</p>
      </div>
    </div>
  )
}
