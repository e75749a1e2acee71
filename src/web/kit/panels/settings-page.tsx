import type { ReactNode } from 'react'
import { paper } from '#content/shared/panels.ts'
import { KeyValueList, type KeyValue } from '#web/kit/data/key-value-list.tsx'
import { Contents } from './page-contents.tsx'
import { type Leaves, LeavesContext } from './panels-context.ts'
import './settings-page.css'

interface PaperProps<L extends Leaves> {
  heading: string
  lead: string
  /** Beside the heading: what is typed on the cover. */
  facts?: readonly KeyValue[]
  /** In the place of the facts: something drawn. */
  cover?: ReactNode
  leaves: L
  /** How each leaf stands, for the contents. A paper of one leaf needs none. */
  states?: Record<keyof L & string, ReactNode>
  /** The leaves, each a `Leaf` with its id. */
  children: ReactNode
}

/** Somebody without a name is headed by their address. */
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

/** A fan-fold form: a cover, its contents, and leaf after leaf. The account and the settings are printed on it. */
export function Paper<const L extends Leaves>({
  heading,
  lead,
  facts,
  cover,
  leaves,
  states,
  children,
}: PaperProps<L>) {
  return (
    <div className="wrap paper">
      <div className="paper-head">
        <div>
          <Heading text={heading} />
          {lead && <p className="lead">{lead}</p>}
          <noscript>
            <p className="paper-script">{paper.needsScript}</p>
          </noscript>
        </div>
        {cover ?? (facts && <KeyValueList rows={facts} />)}
      </div>
      <div className="paper-leaves">
        {states && <Contents leaves={leaves} states={states} />}
        <LeavesContext value={leaves}>{children}</LeavesContext>
      </div>
    </div>
  )
}
