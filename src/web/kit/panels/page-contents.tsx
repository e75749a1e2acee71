import type { ReactNode } from 'react'
import { paper } from '#content/shared/panels.ts'
import type { Leaves } from './panels-context.ts'
import './page-contents.css'

/** The first thing on the paper: every leaf with its state, so that a glance tells how things stand. */
export function Contents({ leaves, states }: { leaves: Leaves; states: Record<string, ReactNode> }) {
  return (
    <nav className="contents" aria-label={paper.contents}>
      <ol>
        {Object.entries(leaves).map(([id, { name }], index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="contents-number" aria-hidden>
                {index + 1}
              </span>
              <b>{name}</b>
              <span className="contents-state">{states[id]}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
