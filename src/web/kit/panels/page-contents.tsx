import type { ReactNode } from 'react'
import { panelTexts } from '#content/shared/panels.ts'
import type { Panels } from './panels-context.ts'
import './page-contents.css'

/** The table of contents: every panel with its state. */
export function Contents({ panels, states }: { panels: Panels; states: Record<string, ReactNode> }) {
  return (
    <nav className="contents" aria-label={panelTexts.contents}>
      <ol>
        {Object.entries(panels).map(([id, { name }]) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{name}</b>
              <span className="contents-state">{states[id]}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
