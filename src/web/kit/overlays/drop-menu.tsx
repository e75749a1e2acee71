import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '#web/kit/foundations/icon.tsx'
import { itemAfterKey } from '#web/kit/forms/roving.ts'
import { useDrop } from '#web/kit/overlays/use-drop.ts'
import './drop-menu.css'

interface MenuEntry {
  label: string
  /** Typed below the label, where that alone does not say which one is meant. */
  detail?: string
  /** Needed where two entries may have the same label. */
  id?: string
  icon?: IconName
  /** Set apart from the entries above and printed strong: adding something, leaving. */
  apart?: boolean
}

export type MenuItem =
  | (MenuEntry & {
      /** A page of the same frame, portal or admin. */
      to: string
    })
  | (MenuEntry & {
      href: string
      /** In a new tab. */
      external?: boolean
    })
  | (MenuEntry & {
      onSelect: () => void
      /** Makes the entry one of a choice. */
      checked?: boolean
      /** Goes to another site, in this tab. */
      external?: boolean
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
  const { open, setOpen, root, button, id, closeAndReturn } = useDrop()
  const list = useRef<HTMLDivElement>(null)
  const enterAt = useRef<'first' | 'last'>('first')

  useEffect(() => {
    if (!open) return
    const entries = entriesOf(list.current)
    const chosen = entries.find((entry) => entry.getAttribute('aria-checked') === 'true')
    const edge = enterAt.current === 'last' ? entries.at(-1) : (chosen ?? entries[0])
    edge?.focus()
  }, [open])

  const openAt = (edge: 'first' | 'last') => {
    enterAt.current = edge
    setOpen(true)
  }
  const onListKey = (event: KeyboardEvent) => {
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
          <Entry key={item.id ?? item.label} item={item} onLeave={closeAndReturn} />
        ))}
      </div>
    </div>
  )
}

function Entry({ item, onLeave }: { item: MenuItem; onLeave: () => void }) {
  const shared = { className: 'drop-menu-item', 'data-apart': item.apart || undefined, tabIndex: -1 }
  if ('to' in item) {
    return (
      <Link {...shared} role="menuitem" to={item.to} onClick={onLeave}>
        {item.icon && <Icon name={item.icon} />}
        <EntryText {...item} />
      </Link>
    )
  }
  if ('href' in item) {
    const newTab = item.external ? { target: '_blank', rel: 'noopener' } : undefined
    return (
      <a {...shared} role="menuitem" href={item.href} {...newTab} onClick={onLeave}>
        {item.icon && <Icon name={item.icon} />}
        <EntryText {...item} />
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
      <EntryText {...item} />
      {item.external && <Icon name="out" />}
    </button>
  )
}

function EntryText({ label, detail }: MenuEntry) {
  return (
    <span className="drop-menu-text">
      {label}
      {detail && <span className="drop-menu-detail">{detail}</span>}
    </span>
  )
}

function entriesOf(list: HTMLElement | null) {
  return [...(list?.querySelectorAll<HTMLElement>('.drop-menu-item') ?? [])]
}
