import type { ReactNode } from 'react'
import { accountPage, type LeafId, leaves } from '#content/account.ts'
import { leafIds } from './leaf-ids.ts'
import './leaf.css'

interface LeafProps {
  id: LeafId
  /** How things stand, in a few typed words. */
  state: ReactNode
  /** Lit: switched on, confirmed, in use. Left out where there is nothing to switch. */
  lit?: boolean
  stock?: 'white' | 'pink'
  /** What the clerk has stamped on it. The strip says the same in words. */
  stamp?: string
  children: ReactNode
}

/** One leaf of the fan-fold form: a strip with its number and state, what it is for, and what can be done. */
export function Leaf({ id, state, lit, stock = 'white', stamp, children }: LeafProps) {
  const { name, text } = leaves[id]
  const title = `${id}-title`
  return (
    <section className="leaf" id={id} aria-labelledby={title} data-stock={stock}>
      <div className="leaf-page">
        <p className="leaf-strip">
          <span className="leaf-place">
            {accountPage.place(leafIds.indexOf(id) + 1, leafIds.length)}
            <b aria-hidden>{name}</b>
          </span>
          <span className="leaf-state">
            {lit !== undefined && <span className="leaf-lamp" data-lit={lit || undefined} aria-hidden />}
            <span className="leaf-state-words">{state}</span>
          </span>
        </p>
        <div className="leaf-words">
          <h2 id={title} tabIndex={-1}>
            {name}
          </h2>
          <p>{text}</p>
          {stamp && (
            <strong className="leaf-stamp" aria-hidden>
              {stamp}
            </strong>
          )}
        </div>
        <div className="leaf-form">{children}</div>
      </div>
    </section>
  )
}
