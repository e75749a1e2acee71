import { useId, useRef, useState } from 'react'
import { useEarlyValue } from '#web/kit/forms/use-early-value.ts'
import './typed-number.css'

export interface TypedNumberProps {
  label: string
  name?: string
  value: number
  /** The number that a text means, already on the scale; nothing where it is not a number. */
  read: (text: string) => number | undefined
  onChange: (value: number) => void
  /** The formatted number while nobody types. */
  format?: (value: number) => string
  /** Printed before or after what is typed: `$`, `%`. */
  before?: string
  after?: string
  /** Shown while the typed number is out of range. */
  beyond: string
}

/** A number field. The typed text stays as it is until blur; the value changes at once. */
export function TypedNumber({
  label,
  name,
  value,
  read,
  onChange,
  format = String,
  before,
  after,
  beyond,
}: TypedNumberProps) {
  const noteId = useId()
  const [draft, setDraft] = useState<string>()
  const shown = draft ?? format(value)
  const take = (text: string) => {
    const next = read(text)
    if (next !== undefined) onChange(next)
  }
  const field = useRef<HTMLInputElement>(null)
  useEarlyValue(field, shown, take)
  const isOff = draft !== undefined && draft.trim() !== '' && !isWritten(draft, read(draft))
  return (
    <span className="typed-number">
      {before && <span aria-hidden="true">{before}</span>}
      <input
        ref={field}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        name={name}
        aria-label={label}
        aria-invalid={isOff || undefined}
        aria-describedby={isOff ? noteId : undefined}
        maxLength={12}
        size={Math.max(2, shown.length)}
        value={shown}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value)
          take(currentTarget.value)
        }}
        onBlur={() => setDraft(undefined)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setDraft(undefined)
        }}
      />
      {after && <span aria-hidden="true">{after}</span>}
      {isOff && (
        <span className="typed-number-note" id={noteId}>
          {beyond}
        </span>
      )}
    </span>
  )
}

/** Whether the text says just this number, however it is punctuated. */
const isWritten = (text: string, number: number | undefined) =>
  number !== undefined && Number(text.replaceAll(/[\s,$€£₹%]/g, '')) === number
