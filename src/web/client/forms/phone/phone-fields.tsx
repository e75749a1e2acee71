import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { rewriteInput } from '#web/client/forms/rewrite-input.ts'
import { DialCodeField } from '#web/kit/forms/dial-code/dial-code-field.tsx'
import { Field, FieldRow } from '#web/kit/forms/field.tsx'
import { readPhone } from './read-phone.ts'

interface PhoneFieldsProps {
  /** The names that the form sends. */
  codeName: string
  numberName: string
  labels: { code: string; number: string }
  /** `+91 IN`, where one is stored; the visitor's own region otherwise. */
  code?: string
  number?: string
  error?: string
  /** Which characters may be typed. */
  takes: 'digits' | 'digits, hyphens and spaces'
  optional?: boolean
  /** Called when somebody chooses a country, also by a number that begins with its code. */
  onCode?(code: string | null): void
}

const tidy = {
  digits: rewriteInput((value) => value.replaceAll(/\D/g, '')),
  'digits, hyphens and spaces': rewriteInput((value) => value.replaceAll(/[^\d\s-]/g, '')),
}

/** A telephone number with the code of its country. A number that is pasted whole sets both. */
export function PhoneFields(props: PhoneFieldsProps) {
  const { codeName, numberName, labels, code, number, error, takes, optional, onCode } = props
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = (id: string | null) => {
    setChosen(id)
    onCode?.(id)
  }

  const read = async (input: HTMLInputElement, text: string) => {
    const shown = input.value
    const before = new FormData(input.form ?? undefined).get(codeName)
    if (text.trim() === '' || typeof before !== 'string') return
    const found = await readPhone(text, before)
    // Somebody types on, or it says what stands there already.
    if (!found || input.value !== shown) return
    if (found.code === before && found.number === shown.replaceAll(/\D/g, '')) return
    flushSync(() => choose(found.code))
    input.value = found.number
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const text = input.value
    tidy[takes](event)
    if (isWhole(event.nativeEvent, text)) void read(input, text)
  }

  return (
    <FieldRow columns="code">
      <DialCodeField
        name={codeName}
        label={labels.code}
        value={chosen || code || undefined}
        onChange={choose}
      />
      <Field
        name={numberName}
        label={labels.number}
        defaultValue={number}
        error={error}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={40}
        onInput={onInput}
        onBlur={({ currentTarget }) => void read(currentTarget, currentTarget.value)}
        required={!optional}
        optional={optional}
      />
    </FieldRow>
  )
}

/** Whether a whole number arrived at once: pasted, dropped, filled in by the browser, or with a plus that typing removes. */
const isWhole = (event: Event, text: string) =>
  /^\D*[+＋](\D*\d){7}/.test(text) ||
  !(event instanceof InputEvent) ||
  ['insertFromPaste', 'insertFromDrop', 'insertReplacementText'].includes(event.inputType)
