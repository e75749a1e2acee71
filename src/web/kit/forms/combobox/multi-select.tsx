import { type KeyboardEvent, useState } from 'react'
import { multiSelect as copy } from '#content/shared/panels.ts'
import { type ComboboxItem, matchingItems } from '#web/kit/forms/combobox/combobox-search.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { FieldNotes, useFieldIds } from '#web/kit/forms/field-frame.tsx'
import '#web/kit/forms/checkbox.css'
import './multi-select.css'

interface MultiSelectProps {
  legend: string
  items: readonly ComboboxItem[]
  chosen: ReadonlySet<string>
  onChange(chosen: ReadonlySet<string>): void
  texts: { all: string; search: string; chosen(count: number, all: number): string }
  hint?: string
  error?: string
}

/** Where a list is short enough to be seen whole, a search field would only be in the way. */
const searchFrom = 8
/** A thousand boxes are never drawn at once; the rest is found by searching. */
const mostShown = 60

/** Any number of things out of a list: all at once, by search, or one by one. */
export function MultiSelect({ legend, items, chosen, onChange, texts, hint, error }: MultiSelectProps) {
  const [typed, setTyped] = useState('')
  const ids = useFieldIds({ hint, error })
  const found = typed ? matchingItems(items, typed) : items
  const shown = found.slice(0, mostShown)
  const isAll = items.length > 0 && items.every(({ id }) => chosen.has(id))

  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChange(next)
  }

  return (
    <fieldset
      className="multi-select"
      aria-describedby={ids.control['aria-describedby']}
      data-invalid={error ? true : undefined}
    >
      <legend className="multi-select-legend">{legend}</legend>
      <div className="multi-select-sheet">
        {items.length >= searchFrom && (
          <Field
            type="search"
            label={texts.search}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={keepForm}
          />
        )}
        {items.length > 1 && (
          <label className="multi-select-row multi-select-all">
            <input
              type="checkbox"
              className="checkbox-box"
              checked={isAll}
              onChange={(event) =>
                onChange(new Set(event.currentTarget.checked ? items.map(({ id }) => id) : []))
              }
            />
            <b>{texts.all}</b>
            <output className="multi-select-count">
              {texts.chosen(countIn(items, chosen), items.length)}
            </output>
          </label>
        )}
        <div className="multi-select-rows">
          {shown.map(({ id, text, detail }) => (
            <label key={id} className="multi-select-row">
              <input
                type="checkbox"
                className="checkbox-box"
                checked={chosen.has(id)}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
              />
              <span className="multi-select-text">{text}</span>
              {detail && <span className="multi-select-detail">{detail}</span>}
            </label>
          ))}
          {found.length === 0 && <p className="multi-select-note">{copy.nothing}</p>}
          {found.length > shown.length && (
            <p className="multi-select-note">{copy.more(found.length - shown.length)}</p>
          )}
        </div>
      </div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </fieldset>
  )
}

const countIn = (items: readonly ComboboxItem[], chosen: ReadonlySet<string>) =>
  items.filter(({ id }) => chosen.has(id)).length

/** Enter in the search field must not submit the form. */
function keepForm(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter') event.preventDefault()
}
