import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Fills uncontrolled fields once with what this tab has stored, as soon as that is known. A field that was filled in
 * before stays as it is.
 */
export function useFilledFields(
  form: RefObject<HTMLElement | null>,
  ready: boolean,
  stored: Readonly<Record<string, unknown>>,
): void {
  const fill = useEffectEvent(() => {
    if (form.current) fillUntouched(form.current, stored)
  })
  useLayoutEffect(() => {
    if (ready) fill()
  }, [ready])
}

function fillUntouched(form: HTMLElement, stored: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(stored)) {
    if (typeof value !== 'string' || value === '') continue
    const fields = [...form.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)]
    const choices = fields.filter(({ type }) => type === 'radio' || type === 'checkbox')
    if (choices.some(({ checked }) => checked)) continue
    for (const field of fields) {
      if (choices.includes(field)) field.checked = field.value === value
      else if (field.type !== 'hidden') fillIfUntouched(field, value)
    }
  }
}

/** The text is selected if somebody is in the field already, so that they type over it. */
export function fillIfUntouched(field: HTMLInputElement, value: string): void {
  if (field.value !== field.defaultValue || field.value === value) return
  field.value = value
  if (field === document.activeElement) field.select()
}
