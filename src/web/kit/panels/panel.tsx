import { type ReactNode, use } from 'react'
import { paper } from '#content/shared/panels.ts'
import { RubberStamp } from '#web/kit/print/rubber-stamp.tsx'
import { LeavesContext } from './panels-context.ts'
import './panel.css'

interface LeafProps {
  /** One of the page's leaves; its address on the page too. */
  id: string
  /** How things stand, in a few typed words. */
  state: ReactNode
  /** Lit: switched on, confirmed, in use. Left out where there is nothing to switch. */
  lit?: boolean
  stock?: 'white' | 'pink'
  /** For a ledger of many columns: the words stand above it, and it has the whole leaf. */
  wide?: boolean
  /** What the clerk has stamped on it. The strip says the same in words. */
  stamp?: string
  children: ReactNode
}

/** One leaf of the fan-fold form: a strip with its number and state, what it is for, and what can be done. */
export function Leaf({ id, state, lit, stock = 'white', wide = false, stamp, children }: LeafProps) {
  const leaves = use(LeavesContext)
  const leaf = leaves[id]
  if (!leaf) throw new Error(`No leaf ${id} on this paper.`)
  const ids = Object.keys(leaves)
  const title = `${id}-title`
  return (
    <section className="leaf" id={id} aria-labelledby={title} data-stock={stock}>
      <div className="leaf-page" data-wide={wide || undefined}>
        <p className="leaf-strip">
          <span className="leaf-place">
            {paper.place(ids.indexOf(id) + 1, ids.length)}
            <b aria-hidden>{leaf.name}</b>
          </span>
          <span className="leaf-state">
            {lit !== undefined && <span className="leaf-lamp" data-lit={lit || undefined} aria-hidden />}
            <span className="leaf-state-words">{state}</span>
          </span>
        </p>
        <div className="leaf-words">
          <h2 id={title} tabIndex={-1}>
            {leaf.name}
          </h2>
          <p>{leaf.text}</p>
          {stamp && (
            <RubberStamp className="leaf-stamp" aria-hidden>
              {stamp}
            </RubberStamp>
          )}
        </div>
        <div className="leaf-form">{children}</div>
      </div>
    </section>
  )
}
