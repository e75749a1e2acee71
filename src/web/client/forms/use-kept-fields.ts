import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Puts what was kept for this tab into the fields of a form that came without it, once it is known. A field that
 * was filled in before that stays as it is. Such fields have a default that never changes: it would come first.
 */
export function useKeptFields(
  form: RefObject<HTMLElement | null>,
  ready: boolean,
  kept: Readonly<Record<string, unknown>>,
): void {
  // Once: afterwards the fields are what is kept.
  const fill = useEffectEvent(() => {
    if (form.current) fillUntouched(form.current, kept)
  })
  useLayoutEffect(() => {
    if (ready) fill()
  }, [ready])
}

function fillUntouched(form: HTMLElement, kept: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(kept)) {
    if (typeof value !== 'string' || value === '') continue
    const fields = [...form.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)]
    const ticks = fields.filter(({ type }) => type === 'radio' || type === 'checkbox')
    if (ticks.some(({ checked }) => checked)) continue
    for (const field of fields) {
      if (ticks.includes(field)) field.checked = field.value === value
      else if (field.type !== 'hidden') fillIfUntouched(field, value)
    }
  }
}

/** Whoever is in the field already, about to type, types over what came back and not behind it. */
export function fillIfUntouched(field: HTMLInputElement, value: string): void {
  if (field.value !== field.defaultValue || field.value === value) return
  field.value = value
  if (field === document.activeElement) field.select()
}
