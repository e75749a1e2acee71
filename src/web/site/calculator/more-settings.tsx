import { useState } from 'react'
import { commission } from '#content/site/commission.ts'
import { commissionCopy } from '#content/site/calculator.ts'
import { commissionLimits, currencies, readNumber } from '#rules/commission/settings.ts'
import { Field, FieldGroup } from '#web/kit/forms/field.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { count } from './figures.ts'
import { useMoney } from './money.ts'
import type { SettingsProps } from './settings-props.ts'

const { form } = commissionCopy

/** Rarely used settings. Open if one of them was changed, and never closed while in use. */
export function MoreSettings({ settings, onChange }: SettingsProps) {
  const { term, start, bonus, currency } = settings
  const isUsed = term !== undefined || start > 0 || bonus > 0 || currency !== commission.defaults.currency
  const [wasUsed, setWasUsed] = useState(isUsed)
  if (isUsed && !wasUsed) setWasUsed(true)
  return (
    <details className="settings-form-more" open={wasUsed}>
      <summary>{form.more}</summary>
      <FieldGroup>
        <TermField {...{ settings, onChange }} />
        <AmountField name="start" {...{ settings, onChange }} />
        <AmountField name="bonus" {...{ settings, onChange }} />
      </FieldGroup>
      <CurrencyChoice {...{ settings, onChange }} />
    </details>
  )
}

/** The price is in dollars; another currency changes only the symbol, and the form says so. */
function CurrencyChoice({ settings: { currency }, onChange }: SettingsProps) {
  const money = useMoney()
  return (
    <RadioCells
      legend={form.currency}
      name="currency"
      variant="strip"
      cells={currencies.map((code) => ({ value: code, title: code }))}
      value={currency}
      onChange={(value) => onChange({ currency: currencies.find((code) => code === value) })}
      hint={
        currency === commission.defaults.currency
          ? undefined
          : form.notConverted(money.whole(commission.price))
      }
    />
  )
}

interface NumberFieldProps {
  label: string
  name: 'term' | 'start' | 'bonus'
  value: string
  hint?: string
  onType: (text: string) => void
}

/** What is typed stays until the field is left; the figures follow at once. */
function NumberField({ label, name, value, hint, onType }: NumberFieldProps) {
  const [draft, setDraft] = useState<string>()
  const { min, max } = commissionLimits[name]
  const isOff = draft !== undefined && draft.trim() !== '' && String(readNumber(name, draft)) !== draft.trim()
  return (
    <Field
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      hint={hint}
      error={isOff ? form.clamped(count(min), count(max)) : undefined}
      value={draft ?? value}
      onChange={({ currentTarget }) => {
        // What was typed before the script was there may have been left already.
        setDraft(currentTarget === document.activeElement ? currentTarget.value : undefined)
        onType(currentTarget.value)
      }}
      onBlur={() => setDraft(undefined)}
    />
  )
}

function TermField({ settings: { term }, onChange }: SettingsProps) {
  return (
    <NumberField
      label={form.term}
      name="term"
      value={term === undefined ? '' : String(term)}
      hint={form.termHint}
      onType={(text) => onChange({ term: readNumber('term', text) })}
    />
  )
}

function AmountField({ name, settings, onChange }: SettingsProps & { name: 'start' | 'bonus' }) {
  const money = useMoney()
  return (
    <NumberField
      label={name === 'bonus' ? form.bonus(money.sign) : form.start}
      name={name}
      value={String(settings[name])}
      onType={(text) => {
        const value = readNumber(name, text)
        if (value !== undefined) onChange({ [name]: value })
      }}
    />
  )
}
