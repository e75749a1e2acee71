import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { TriplicateSheet } from '#web/kit/print/triplicate-sheet.tsx'
import { LinkedWords } from '#web/site/parts/linked-text.tsx'
import { type ImpactCopy, ImpactFigures } from './impact-figures.tsx'
import { type StackCopy, StackReceipts } from './stack-receipts.tsx'
import { type PanelsCopy, SwitchPanels } from './switch-panels.tsx'
import './triplicate.css'

interface SheetCopy {
  name: string
  lead: string
  text: string
}

export interface TriplicateCopy {
  label: string
  os: SheetCopy & StackCopy
  centres: SheetCopy & PanelsCopy & { facts: readonly { term: string; value: string }[]; counted: string }
  impact: SheetCopy & ImpactCopy & { link: { label: string; href: string } }
}

/** The three sheets, each coming to rest on the one before. */
export function Triplicate({ copy: { label, os, centres, impact } }: { copy: TriplicateCopy }) {
  return (
    <section className="triplicate wrap" aria-label={label}>
      <TriplicateSheet
        {...{ surface: 'white', index: 1, of: 3, name: os.name, bleed: true }}
        drawing={<StackReceipts copy={os} />}
      >
        <SheetText copy={os} />
      </TriplicateSheet>
      <TriplicateSheet
        {...{ surface: 'canary', index: 2, of: 3, name: centres.name, bleed: true }}
        drawing={<SwitchPanels copy={centres} />}
      >
        <SheetText copy={centres} />
        <KeyValueList
          rows={centres.facts.map(({ term, value }) => ({ term, value: <LinkedWords text={value} /> }))}
        />
        <p className="caption">{centres.counted}</p>
      </TriplicateSheet>
      <TriplicateSheet
        {...{ surface: 'pink', index: 3, of: 3, name: impact.name, bleed: true }}
        drawing={<ImpactFigures copy={impact} />}
      >
        <SheetText copy={impact} />
        <p>
          <a className="text-link" href={impact.link.href}>
            {impact.link.label}
          </a>
        </p>
      </TriplicateSheet>
    </section>
  )
}

function SheetText({ copy: { name, lead, text } }: { copy: SheetCopy }) {
  return (
    <>
      <h2>{name}</h2>
      <p className="lead">{lead}</p>
      <p>{text}</p>
    </>
  )
}
