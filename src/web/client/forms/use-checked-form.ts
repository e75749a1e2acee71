import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { type FieldErrors, fieldErrorsOf, focusFirstError } from './field-errors.ts'

const none = (): FieldErrors => ({})

/**
 * Checks a form against the schema that the server uses too. Complains first when the form is sent, then
 * takes each complaint back as soon as its field is right. `also` knows what a schema cannot say.
 */
export function useCheckedForm<S extends z.ZodMiniType>(
  schema: S,
  initial: FieldErrors = {},
  also: (typed: FormData) => FieldErrors = none,
) {
  const [errors, setErrors] = useState<FieldErrors>(initial)

  const judge = (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const result = schema.safeParse(Object.fromEntries(typed))
    return { data: result.data, found: { ...also(typed), ...(result.error && fieldErrorsOf(result.error)) } }
  }

  /** Shows complaints that came from elsewhere, and leads to the first of them. */
  const complain = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found)
    focusFirstError(form, found)
  }

  const check = (form: HTMLFormElement): z.infer<S> | undefined => {
    const { data, found } = judge(form)
    complain(form, found)
    return Object.keys(found).length === 0 ? data : undefined
  }

  const recheck = (event: FormEvent<HTMLFormElement>) => {
    if (Object.keys(errors).length === 0) return
    const { found } = judge(event.currentTarget)
    setErrors(Object.fromEntries(Object.entries(found).filter(([name]) => name in errors)))
  }

  return { errors, setErrors, complain, check, recheck }
}
