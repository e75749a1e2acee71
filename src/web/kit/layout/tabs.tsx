import { type ReactNode, useId, useRef, useState } from 'react'
import { itemAfterKey } from '#web/kit/forms/roving.ts'
import './tabs.css'

export interface Tab {
  id: string
  label: string
  /** A number typed beside the label. */
  count?: number
  panel: ReactNode
  disabled?: boolean
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  /** The tab that is open at first; otherwise the first one. */
  initial?: string
}

/** Index cards in a box: the chosen card's tab joins its sheet, the others stand behind. */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id)
  return (
    <div className="tabs">
      <div
        ref={list}
        className="tabs-list"
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(event) => {
          const open = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]:enabled') ?? [])]
          const next = itemAfterKey(event, open, 'horizontal')
          if (!next?.dataset.tab) return
          event.preventDefault()
          next.focus()
          setChosen(next.dataset.tab)
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tabs-tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => setChosen(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="tabs-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          className="tabs-panel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== chosen}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the pattern asks for it: a panel may hold only text
          tabIndex={0}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
