import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { Icon } from '#web/kit/foundations/icon.tsx'

interface Option<T extends string> {
  value: T
  label: ReactNode
  note?: ReactNode
  /** Why it cannot be chosen. */
  disabledReason?: string
}

interface RadioGroupProps<T extends string> {
  legend: string
  options: readonly Option<T>[]
  value: T | undefined
  onChange: (value: T) => void
  /** `row` for short answers side by side. */
  layout?: 'list' | 'row'
}

export function RadioGroup<T extends string>({
  legend,
  options,
  value,
  onChange,
  layout = 'list',
}: RadioGroupProps<T>) {
  const name = useId()
  return (
    <fieldset className="account-radio-group" data-layout={layout}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} data-disabled={option.disabledReason ? true : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            disabled={Boolean(option.disabledReason)}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {(option.disabledReason ?? option.note) && <small>{option.disabledReason ?? option.note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface CheckboxProps {
  label: ReactNode
  note?: ReactNode
  checked: boolean
  onChange: (isOn: boolean) => void
  disabled?: boolean
}

export function Checkbox({ label, note, checked, onChange, disabled }: CheckboxProps) {
  return (
    <label className="account-checkbox">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
    </label>
  )
}

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style'> {
  label: string
  /** What is wrong with the value. */
  error?: string
}

export function TextField({ label, error, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...rest}
      />
      {error && (
        <p id={`${id}-error`} className="account-error">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}

interface StepperProps {
  /** For screen readers. */
  label: string
  fewer: string
  more: string
  count: number
  least?: number
  most: number
  onChange: (count: number) => void
}

export function Stepper({ label, fewer, more, count, least = 0, most, onChange }: StepperProps) {
  return (
    <fieldset className="account-stepper">
      <legend className="visually-hidden">{label}</legend>
      <button type="button" aria-label={fewer} disabled={count <= least} onClick={() => onChange(count - 1)}>
        <Icon name="minus" size={16} />
      </button>
      <span aria-live="polite">{count}</span>
      <button type="button" aria-label={more} disabled={count >= most} onClick={() => onChange(count + 1)}>
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  )
}

/** Why an action was refused. The account's notice announces it. */
export function RefusalNote({ children }: { children: ReactNode }) {
  return (
    <p className="account-error">
      <Icon name="warning" size={16} />
      {children}
    </p>
  )
}
