import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { fieldMessages } from '#content/messages.ts'
import { isFieldCode } from '#contract/error-codes.ts'

export type FieldErrors = Record<string, string>

/** The first sentence for each field that the schema refuses. */
export function fieldErrorsOf(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) {
    errors[path.join('.')] ??= isFieldCode(message) ? fieldMessages[message] : message
  }
  return errors
}

/**
 * Checks a form against the schema that the server uses too. Complains first when the form is sent, then
 * takes each complaint back as soon as its field is right.
 */
export function useCheckedForm<S extends z.ZodMiniType>(schema: S, initial: FieldErrors = {}) {
  const [errors, setErrors] = useState<FieldErrors>(initial)

  const check = (form: HTMLFormElement): z.infer<S> | undefined => {
    const result = schema.safeParse(Object.fromEntries(new FormData(form)))
    const found = result.success ? {} : fieldErrorsOf(result.error)
    setErrors(found)
    focusFirst(form, found)
    return result.data
  }

  const recheck = (event: FormEvent<HTMLFormElement>) => {
    if (Object.keys(errors).length === 0) return
    const result = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    const found = result.success ? {} : fieldErrorsOf(result.error)
    setErrors(Object.fromEntries(Object.entries(found).filter(([name]) => name in errors)))
  }

  return { errors, setErrors, check, recheck }
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors)
  if (first instanceof HTMLElement) first.focus()
}
