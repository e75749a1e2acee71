import { type ReactNode, use } from 'react'
import { panelTexts } from '#content/shared/panels.ts'
import { PanelsContext } from './panels-context.ts'
import './panel.css'

interface PanelProps {
  /** One of the page's panels; its address on the page too. */
  id: string
  /** The state in a few words. */
  state: ReactNode
  /** Lit: switched on, confirmed, in use. Left out where there is nothing to switch. */
  lit?: boolean
  surface?: 'white' | 'pink'
  /** For a table of many columns: the text stands above it, and the table has the full width. */
  wide?: boolean
  /** Stands beside its neighbour where there is room; two of them follow each other. */
  half?: boolean
  children: ReactNode
}

/** One panel: a header with number and state, what it is for, and its content. */
export function Panel({
  id,
  state,
  lit,
  surface = 'white',
  wide = false,
  half = false,
  children,
}: PanelProps) {
  const panels = use(PanelsContext)
  const panel = panels[id]
  if (!panel) throw new Error(`No panel ${id} on this page.`)
  const ids = Object.keys(panels)
  const title = `${id}-title`
  return (
    <section
      className="panel"
      id={id}
      aria-labelledby={title}
      data-surface={surface}
      data-half={half || undefined}
    >
      <div className="panel-page" data-wide={wide || undefined}>
        <p className="panel-strip">
          <span className="panel-place">
            {panelTexts.place(ids.indexOf(id) + 1, ids.length)}
            <b aria-hidden>{panel.name}</b>
          </span>
          <span className="panel-state">
            {lit !== undefined && <span className="panel-dot" data-lit={lit || undefined} aria-hidden />}
            <span className="panel-state-text">{state}</span>
          </span>
        </p>
        <div className="panel-text">
          <h2 id={title} tabIndex={-1}>
            {panel.name}
          </h2>
          <p>{panel.text}</p>
        </div>
        <div className="panel-form">{children}</div>
      </div>
    </section>
  )
}
