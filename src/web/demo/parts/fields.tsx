import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { Icon } from '#web/kit/foundations/icon.tsx'

interface Option<T extends string> {
  value: T
  label: ReactNode
  note?: ReactNode
  /** Why it cannot be chosen. It stays readable. */
  off?: string
}

interface ChoiceProps<T extends string> {
  legend: string
  options: readonly Option<T>[]
  value: T | undefined
  onChange: (value: T) => void
  /** `row` for short answers that stand side by side. */
  layout?: 'list' | 'row'
}

/** One of several. */
export function Choice<T extends string>({
  legend,
  options,
  value,
  onChange,
  layout = 'list',
}: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className="account-choice" data-layout={layout}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} data-off={option.off ? true : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            disabled={Boolean(option.off)}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {(option.off ?? option.note) && <small>{option.off ?? option.note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface TickProps {
  label: ReactNode
  note?: ReactNode
  checked: boolean
  onChange: (isOn: boolean) => void
  disabled?: boolean
}

/** On or off. */
export function Tick({ label, note, checked, onChange, disabled }: TickProps) {
  return (
    <label className="account-tick">
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
  /** What is wrong with it, in words. */
  fault?: string
}

export function TextField({ label, fault, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        {...rest}
      />
      {fault && (
        <p id={`${id}-fault`} className="account-fault">
          <Icon name="warning" size={16} />
          {fault}
        </p>
      )}
    </div>
  )
}

interface StepperProps {
  /** Read out with the number. */
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

/** Why something was refused, beside where it was asked. The account's own message says it aloud. */
export function Refused({ children }: { children: ReactNode }) {
  return (
    <p className="account-fault">
      <Icon name="warning" size={16} />
      {children}
    </p>
  )
}
