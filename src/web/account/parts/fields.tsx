import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'
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

interface FieldProps {
  label: string
  /** What is wrong with the value. */
  error?: string
}

interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style'> {}

export function TextField({ label, error, ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error}>
      {(described) => <input {...described} {...rest} />}
    </Field>
  )
}

interface SelectFieldProps
  extends FieldProps, Pick<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'autoComplete' | 'onChange'> {
  options: readonly { value: string; text: string }[]
}

export function SelectField({ label, error, options, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} error={error}>
      {(described) => (
        <select {...described} {...rest}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface Described {
  id: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

function Field({ label, error, children }: FieldProps & { children: (described: Described) => ReactNode }) {
  const id = useId()
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      {children(error ? { id, 'aria-invalid': true, 'aria-describedby': `${id}-error` } : { id })}
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
