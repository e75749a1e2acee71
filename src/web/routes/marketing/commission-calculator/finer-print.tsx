import { useState } from 'react'
import { commissionCopy } from '#content/commission-calculator.ts'
import { commissionLimits, readNumber } from '#contract/commission-settings.ts'
import { Field, FieldGroup } from '#web/ui/field.tsx'
import { count } from './figures.ts'
import type { SettingsProps } from './settings-props.ts'

const { form } = commissionCopy

/** What most people leave alone. It stands open where somebody did not. */
export function FinerPrint({ settings, onChange }: SettingsProps) {
  const { term, start, bonus } = settings
  return (
    <details className="settings-form-more" open={term !== undefined || start > 0 || bonus > 0}>
      <summary>{form.more}</summary>
      <FieldGroup>
        <TermField {...{ settings, onChange }} />
        <AmountField name="start" {...{ settings, onChange }} />
        <AmountField name="bonus" {...{ settings, onChange }} />
      </FieldGroup>
    </details>
  )
}

interface NumberFieldProps {
  name: 'term' | 'start' | 'bonus'
  value: string
  hint?: string
  onType: (text: string) => void
}

/** What is typed stays until the field is left; the figures follow at once. */
function NumberField({ name, value, hint, onType }: NumberFieldProps) {
  const [draft, setDraft] = useState<string>()
  const { min, max } = commissionLimits[name]
  const isOff = draft !== undefined && draft.trim() !== '' && String(readNumber(name, draft)) !== draft.trim()
  return (
    <Field
      label={form[name]}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      hint={hint}
      error={isOff ? form.clamped(count(min), count(max)) : undefined}
      value={draft ?? value}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value)
        onType(currentTarget.value)
      }}
      onBlur={() => setDraft(undefined)}
    />
  )
}

function TermField({ settings: { term }, onChange }: SettingsProps) {
  return (
    <NumberField
      name="term"
      value={term === undefined ? '' : String(term)}
      hint={form.termHint}
      onType={(text) => onChange({ term: readNumber('term', text) })}
    />
  )
}

function AmountField({ name, settings, onChange }: SettingsProps & { name: 'start' | 'bonus' }) {
  return (
    <NumberField
      name={name}
      value={String(settings[name])}
      onType={(text) => {
        const value = readNumber(name, text)
        if (value !== undefined) onChange({ [name]: value })
      }}
    />
  )
}
