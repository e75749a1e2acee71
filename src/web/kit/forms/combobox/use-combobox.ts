import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { type ComboboxItem, matchingItems } from '#web/kit/forms/combobox/combobox-search.ts'

interface ComboboxOptions<Item> {
  items: readonly Item[]
  chosen: Item | undefined
  /** What the closed field shows of the chosen item. */
  closedText: string
  required?: boolean
  choose: (item: Item | undefined) => void
}

const page = 5

/** The behaviour of the ARIA combobox with a listbox: the focus stays in the input, a row is only pointed at. */
export function useCombobox<Item extends ComboboxItem>({
  items,
  chosen,
  closedText,
  required,
  choose,
}: ComboboxOptions<Item>) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const rows = typed === null ? items : matchingItems(items, typed)
  const activeId = open && rows[active] ? `${listId}-${rows[active].id}` : undefined

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const show = (at = chosen ? items.indexOf(chosen) : -1) => {
    setOpen(true)
    setActive(at)
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
  }
  const pick = (item: Item | undefined) => {
    close()
    if (item?.id !== chosen?.id) choose(item)
  }
  const walk = (step: number) => {
    if (!open) return show()
    const edge = step > 0 ? 0 : rows.length - 1
    const next = active + step
    const past = next < 0 || next >= rows.length
    const stops = Math.abs(step) > 1
    setActive(active < 0 ? edge : past ? (stops ? rows.length - 1 - edge : edge) : next)
  }

  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => walk(1),
    ArrowUp: (event) => (event.altKey ? close() : walk(-1)),
    PageDown: () => walk(page),
    PageUp: () => walk(-page),
    Enter: () => pick(rows[active] ?? chosen),
    Escape: close,
  }

  const input = {
    role: 'combobox' as const,
    'aria-autocomplete': 'list' as const,
    'aria-expanded': open,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
    autoComplete: 'off',
    value: typed ?? closedText,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      setTyped(event.currentTarget.value)
      show(0)
    },
    onClick: () => (open ? close() : show()),
    onFocus: (event: { currentTarget: HTMLInputElement }) => event.currentTarget.select(),
    // Leaving with an emptied field means "none", where none is allowed; any other remainder is dropped.
    onBlur: () => (typed === '' && !required ? pick(undefined) : close()),
    onKeyDown: (event: KeyboardEvent) => {
      const handle = keys[event.key]
      const needsOpen = event.key === 'Enter' || event.key === 'Escape'
      if (!handle || (needsOpen && !open)) return
      event.preventDefault()
      event.stopPropagation()
      handle(event)
    },
  }

  const option = (item: Item, index: number) => ({
    id: `${listId}-${item.id}`,
    role: 'option' as const,
    'aria-selected': item === chosen,
    'data-active': index === active || undefined,
    onPointerMove: () => setActive(index),
    onClick: () => pick(item),
  })

  const listbox = { id: listId, role: 'listbox' as const }

  return { open, typed, rows, input, listbox, option }
}
