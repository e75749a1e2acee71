import type { ReactNode } from 'react'
import { panelTexts } from '#content/shared/panels.ts'
import { KeyValueList, type KeyValue } from '#web/kit/data/key-value-list.tsx'
import { Contents } from './page-contents.tsx'
import { type Panels, PanelsContext } from './panels-context.ts'
import './settings-page.css'

interface SettingsPageProps<L extends Panels> {
  heading: string
  lead: string
  /** Above the panels: what keeps the page from its work. */
  notice?: ReactNode
  /** Facts shown beside the heading. */
  facts?: readonly KeyValue[]
  /** In the place of the facts: something drawn. */
  cover?: ReactNode
  panels: L
  /** The state of each panel, for the table of contents. A page of up to three panels has none. */
  states?: Record<keyof L & string, ReactNode>
  /** The panels, each a `Panel` with its id. */
  children: ReactNode
}

/** The heading; an email address where there is no name. */
function Heading({ text }: { text: string }) {
  const cut = text.indexOf('@') + 1
  if (cut === 0) return <h1>{text}</h1>
  return (
    <h1 data-address>
      {text.slice(0, cut)}
      <wbr />
      {text.slice(cut)}
    </h1>
  )
}

/** A page of panels with a header and a table of contents, for the account and the settings. */
export function SettingsPage<const L extends Panels>({
  heading,
  lead,
  notice,
  facts,
  cover,
  panels,
  states,
  children,
}: SettingsPageProps<L>) {
  return (
    <div className="wrap settings-page">
      <div className="page-head">
        <div>
          <Heading text={heading} />
          {lead && <p className="lead">{lead}</p>}
          <noscript>
            <p className="page-script">{panelTexts.needsScript}</p>
          </noscript>
        </div>
        {cover ?? (facts && <KeyValueList rows={facts} />)}
      </div>
      {notice}
      <div className="page-panels">
        {states && Object.keys(panels).length > 3 && <Contents panels={panels} states={states} />}
        <PanelsContext value={panels}>{children}</PanelsContext>
      </div>
    </div>
  )
}
