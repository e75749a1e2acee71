import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { palette as copy } from '#content/portal/command-palette.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { type PaletteItem, paletteRows } from './palette-items.ts'
import { usePaletteItems } from './use-palette-items.ts'
import './palette.css'

interface PaletteProps {
  open: boolean
  hasDashboard: boolean
  onClose(): void
}

const leap = 5
/** ARIA's pattern for an input with a list; HTML has no element for it. */
const roles = {
  list: { role: 'listbox' },
  group: { role: 'group' },
  row: { role: 'option' },
} as const

/** Everything the portal can go to or do, found by typing. The focus stays in the field; a row is pointed at. */
export function Palette({ open, hasDashboard, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const items = usePaletteItems(open, hasDashboard)
  const { groups, rows } = paletteRows(items, typed)
  const pointed = rows[active]
  const idOf = (item: PaletteItem) => `${id}-${item.group}-${item.id}`
  const pointedId = pointed && idOf(pointed)

  useEffect(() => {
    if (!open) return dialog.current?.close()
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [open])

  useEffect(() => {
    if (pointedId) document.getElementById(pointedId)?.scrollIntoView({ block: 'nearest' })
  }, [pointedId])

  const finish = () => {
    setTyped('')
    setActive(0)
    onClose()
  }
  const choose = (item: PaletteItem | undefined) => {
    if (!item) return
    dialog.current?.close()
    item.run()
  }
  const walk = (to: number) => setActive((to + rows.length) % Math.max(rows.length, 1))
  const keys: Record<string, () => void> = {
    ArrowDown: () => walk(active + 1),
    ArrowUp: () => walk(active - 1),
    PageDown: () => setActive(Math.min(active + leap, rows.length - 1)),
    PageUp: () => setActive(Math.max(active - leap, 0)),
    Enter: () => choose(pointed),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const handle = keys[event.key]
    if (!handle || event.nativeEvent.isComposing) return
    event.preventDefault()
    handle()
  }

  return (
    <dialog ref={dialog} className="palette" aria-label={copy.title} closedby="any" onClose={finish}>
      <div className="palette-field">
        <Icon name="search" />
        <input
          className="palette-input"
          role="combobox"
          aria-label={copy.title}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={pointedId}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={copy.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <form method="dialog">
          <button type="submit" className="palette-close" aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className="palette-list" id={id} {...roles.list} aria-label={copy.title}>
        {groups.map(({ group, rows: own, more }) => (
          <div key={group} {...roles.group} aria-labelledby={`${id}-${group}`}>
            <p className="palette-group" id={`${id}-${group}`} role="presentation">
              {copy.groups[group]}
            </p>
            {own.map((item) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keys are handled by the field, which keeps the focus
              <div
                key={item.id}
                id={idOf(item)}
                className="palette-row"
                {...roles.row}
                aria-selected={item === pointed}
                onPointerMove={() => setActive(rows.indexOf(item))}
                onClick={() => choose(item)}
              >
                <Icon name={item.icon} />
                <span className="palette-text">{item.text}</span>
                {item.detail && <span className="palette-detail">{item.detail}</span>}
              </div>
            ))}
            {more > 0 && <p className="palette-more">{copy.more(more)}</p>}
          </div>
        ))}
      </div>
      {rows.length === 0 && <p className="palette-nothing">{copy.nothing}</p>}
      <output className="visually-hidden">{typed && copy.found(rows.length)}</output>
      <p className="palette-keys" aria-hidden>
        {copy.keys.map(([key, text]) => (
          <span key={key}>
            <kbd>{key}</kbd> {text}
          </span>
        ))}
      </p>
    </dialog>
  )
}
