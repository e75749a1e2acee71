import type * as z from 'zod/mini'
import { fieldMessages } from '#content/shared/field-messages.ts'
import { isFieldCode } from '#contract/error-codes.ts'

/** A sentence for each field that is wrong, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>

/** The first error of each field. */
export function fieldErrorsOf(error: z.core.$ZodError): FieldErrors {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) {
    errors[path.join('.')] ??= isFieldCode(message) ? fieldMessages[message] : message
  }
  return errors
}

export const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0

export function focusFirstError(form: HTMLFormElement | null, errors: FieldErrors): void {
  const first = [...(form?.elements ?? [])].find((element) => (element.getAttribute('name') ?? '') in errors)
  if (first instanceof HTMLElement) first.focus()
}
