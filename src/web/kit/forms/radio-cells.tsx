import { useId } from 'react'
import { FieldNotes, useFieldIds } from '#web/kit/forms/field-frame.tsx'
import './radio-cells.css'

export interface RadioCell {
  value: string
  title: string
  note?: string
  disabled?: boolean
}

interface RadioCellsProps {
  legend: string
  name?: string
  cells: readonly RadioCell[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** `strip` is one row of short words, the chosen one in ink; `list` has a cell a line at every width. */
  variant?: 'cells' | 'strip' | 'list'
  hint?: string
  error?: string
  disabled?: boolean
  required?: boolean
}

/** A choice as joined cells that share their rules; the chosen cell is printed on canary. */
export function RadioCells({
  legend,
  name,
  cells,
  value,
  defaultValue,
  onChange,
  variant = 'cells',
  hint,
  error,
  disabled,
  required,
}: RadioCellsProps) {
  const ownName = useId()
  const ids = useFieldIds({ hint, error })
  return (
    <fieldset
      className="radio-cells"
      data-variant={variant}
      disabled={disabled}
      aria-describedby={ids.control['aria-describedby']}
      aria-invalid={ids.control['aria-invalid']}
    >
      <legend className="radio-cells-legend">{legend}</legend>
      <div className="radio-cells-row">
        {cells.map((cell) => (
          <label key={cell.value} className="radio-cell">
            <input
              type="radio"
              name={name ?? ownName}
              value={cell.value}
              checked={value === undefined ? undefined : value === cell.value}
              defaultChecked={
                value === undefined && defaultValue !== undefined ? defaultValue === cell.value : undefined
              }
              disabled={cell.disabled}
              required={required}
              onChange={() => onChange?.(cell.value)}
            />
            <span className="radio-cell-text">
              <b className="radio-cell-title">{cell.title}</b>
              {cell.note && <span className="radio-cell-note">{cell.note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </fieldset>
  )
}
