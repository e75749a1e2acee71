import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { type FieldErrors, fieldErrorsOf, focusFirstError, hasErrors } from './field-errors.ts'

interface FieldRules<Input> {
  schema: z.ZodMiniType<Input>
  /** Makes the input from the fields, where it is not simply one value for each field. */
  read?(fields: FormData): unknown
  /** Errors that the schema cannot find. */
  check?(fields: FormData): FieldErrors | undefined
  /** The errors that the page was rendered with. */
  initial?: FieldErrors
}

/** Checks the fields of a form: first when it is sent, then until each field that was wrong is right. */
export function useFieldErrors<Input>({ schema, read, check, initial = {} }: FieldRules<Input>) {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>(initial)

  const judge = (fields: FormData) => {
    const { data, error } = schema.safeParse(read ? read(fields) : Object.fromEntries(fields))
    return { input: data, found: { ...check?.(fields), ...(error && fieldErrorsOf(error)) } }
  }
  /** Shows errors and moves the focus to the first of them. */
  const show = (found: FieldErrors) => {
    setErrors(found)
    focusFirstError(ref.current, found)
  }
  /** The input, or undefined after showing the errors. */
  const checkFields = (fields: FormData): Input | undefined => {
    const { input, found } = judge(fields)
    show(found)
    return hasErrors(found) ? undefined : input
  }
  const recheck = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!hasErrors(errors)) return
    const { found } = judge(new FormData(currentTarget))
    setErrors(Object.fromEntries(Object.entries(found).filter(([field]) => field in errors)))
  }

  return { ref, errors, show, checkFields, recheck }
}
