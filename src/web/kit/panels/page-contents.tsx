import type { ReactNode } from 'react'
import { panelTexts } from '#content/shared/panels.ts'
import type { Panels } from './panels-context.ts'
import './page-contents.css'

/** The table of contents: every panel with its state. */
export function Contents({ panels, states }: { panels: Panels; states: Record<string, ReactNode> }) {
  return (
    <nav className="contents" aria-label={panelTexts.contents}>
      <ol>
        {Object.entries(panels).map(([id, { name }], index) => (
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
