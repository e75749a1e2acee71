import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type ComboboxItem, matchingItems } from '#web/kit/forms/combobox/combobox-search.ts'

/** Every row is as high, in rem as in the sheet, so that a row's place is known without drawing those above. */
const rowHeight = 3.25
/** The list shows seven; the spare ones are for a quick thumb. */
const shownRows = 7
const spareRows = 6

/** A combobox whose list is always open: the focus stays in the input, a row is only pointed at. */
export function useFinder(
  items: readonly ComboboxItem[],
  chosenId: string | undefined,
  onChoose: (id: string) => void,
) {
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  /** How many rows have been scrolled past. */
  const [passed, setPassed] = useState(0)
  const rows = useMemo(() => (typed.trim() ? matchingItems(items, typed) : items), [items, typed])
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      items.findIndex(({ id }) => id === chosenId),
    ),
  )
  const pointed = rows[active]

  useEffect(() => field.current?.focus(), [])

  useEffect(() => {
    const box = list.current
    if (!box || rows.length === 0) return
    const height = box.scrollHeight / rows.length
    const [above, below] = [active * height, (active + 1) * height - box.clientHeight]
    if (box.scrollTop > above) box.scrollTop = above
    else if (box.scrollTop < below) box.scrollTop = below
  }, [active, rows])

  const last = rows.length - 1
  const steps: Record<string, number> = {
    ArrowDown: active < last ? active + 1 : 0,
    ArrowUp: active > 0 ? active - 1 : last,
    PageDown: Math.min(active + shownRows, last),
    PageUp: active - shownRows,
    Home: 0,
    End: last,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = event
    if (shiftKey || ctrlKey || metaKey || nativeEvent.isComposing) return
    const next = steps[key]
    if (next === undefined && key !== 'Enter') return
    event.preventDefault()
    if (next !== undefined) setActive(Math.max(0, next))
    else if (pointed) onChoose(pointed.id)
  }

  const first = Math.max(0, Math.floor(passed) - spareRows)
  const inSight = rows
    .slice(first, Math.floor(passed) + shownRows + spareRows)
    .map((item, index) => ({ item, index: first + index }))
  // Wherever the list has been scrolled to, the row that the input points at exists.
  if (pointed && !inSight.some(({ index }) => index === active))
    inSight.push({ item: pointed, index: active })

  return {
    found: rows.length,
    inSight,
    input: {
      ref: field,
      type: 'text',
      role: 'combobox',
      'aria-expanded': true,
      'aria-autocomplete': 'list' as const,
      'aria-controls': listId,
      'aria-activedescendant': pointed && `${listId}-${pointed.id}`,
      autoComplete: 'off',
      spellCheck: false,
      value: typed,
      onChange: (event: { currentTarget: HTMLInputElement }) => {
        setTyped(event.currentTarget.value)
        setActive(0)
      },
      onKeyDown,
    },
    listbox: {
      ref: list,
      id: listId,
      role: 'listbox',
      tabIndex: -1,
      onScroll: ({ currentTarget: box }: { currentTarget: HTMLDivElement }) =>
        setPassed((box.scrollTop / box.scrollHeight) * rows.length),
    },
    run: { style: { blockSize: `${rows.length * rowHeight}rem` } },
    option: (item: ComboboxItem, index: number) => ({
      id: `${listId}-${item.id}`,
      role: 'option',
      'aria-selected': item.id === chosenId,
      'aria-setsize': rows.length,
      'aria-posinset': index + 1,
      'data-active': index === active || undefined,
      style: { insetBlockStart: `${index * rowHeight}rem` },
      // Scrolling moves rows under a pointer that stands still; only one that moves points.
      onPointerMove: () => setActive(index),
      // A press must not take the focus away from the input.
      onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => onChoose(item.id),
    }),
  }
}
