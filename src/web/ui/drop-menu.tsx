import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { itemAfterKey } from '#web/ui/roving.ts'
import './drop-menu.css'

interface MenuEntry {
  label: string
  icon?: IconName
  /** Set apart from the entries above and printed strong: adding something, leaving. */
  apart?: boolean
}

export type MenuItem =
  | (MenuEntry & { href: string; external?: boolean })
  | (MenuEntry & {
      onSelect: () => void
      /** Makes the entry one of a choice. */
      checked?: boolean
    })

interface DropMenuProps {
  /** The name of the menu for assistive technology. */
  label: string
  /** What stands in the bar. */
  trigger: ReactNode
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

/** A cell of the bar with a list that hangs from it. Arrows walk, letters jump, Esc and Tab leave. */
export function DropMenu({ label, trigger, items, align = 'start' }: DropMenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const enterAt = useRef<'first' | 'last'>('first')
  const id = useId()

  useEffect(() => {
    if (!open) return undefined
    const entries = entriesOf(list.current)
    const chosen = entries.find((entry) => entry.ariaChecked === 'true')
    const edge = enterAt.current === 'last' ? entries.at(-1) : (chosen ?? entries[0])
    edge?.focus()
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const openAt = (edge: 'first' | 'last') => {
    enterAt.current = edge
    setOpen(true)
  }
  const closeAndReturn = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onListKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return closeAndReturn()
    if (event.key === 'Tab') return setOpen(false)
    const next = itemAfterKey(event, entriesOf(list.current), 'vertical')
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div className="drop-menu" ref={root} data-align={align} data-open={open || undefined}>
      <button
        ref={button}
        type="button"
        className="drop-menu-button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => (open ? setOpen(false) : openAt('first'))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          openAt(event.key === 'ArrowUp' ? 'last' : 'first')
        }}
      >
        {trigger}
        <Icon name="down" size={16} />
      </button>
      <div
        ref={list}
        id={id}
        className="drop-menu-list"
        role="menu"
        aria-label={label}
        hidden={!open}
        tabIndex={-1}
        onKeyDown={onListKey}
      >
        {items.map((item) => (
          <Entry key={item.label} item={item} onLeave={closeAndReturn} />
        ))}
      </div>
    </div>
  )
}

function Entry({ item, onLeave }: { item: MenuItem; onLeave: () => void }) {
  const shared = { className: 'drop-menu-item', 'data-apart': item.apart || undefined, tabIndex: -1 }
  if ('href' in item) {
    const newTab = item.external ? { target: '_blank', rel: 'noopener' } : undefined
    return (
      <a {...shared} role="menuitem" href={item.href} {...newTab} onClick={onLeave}>
        {item.icon && <Icon name={item.icon} />}
        <span className="drop-menu-text">{item.label}</span>
        {item.external && <Icon name="out" label="(new tab)" />}
      </a>
    )
  }
  const isChoice = item.checked !== undefined
  const icon = item.checked ? 'check' : item.icon
  return (
    <button
      {...shared}
      type="button"
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      aria-checked={item.checked}
      onClick={() => {
        onLeave()
        item.onSelect()
      }}
    >
      {icon ? <Icon name={icon} /> : isChoice && <span className="drop-menu-blank" />}
      <span className="drop-menu-text">{item.label}</span>
    </button>
  )
}

function entriesOf(list: HTMLElement | null) {
  return [...(list?.querySelectorAll<HTMLElement>('.drop-menu-item') ?? [])]
}
