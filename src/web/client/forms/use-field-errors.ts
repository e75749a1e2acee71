import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { type FieldErrors, fieldErrorsOf, focusFirstError, hasErrors } from './field-errors.ts'

interface FieldRules<Input> {
  /** Loads the schema. It comes with the first input, because the page does not need it before. */
  schema(): Promise<z.ZodMiniType<Input>>
  /** Makes the input from the fields, where it is not simply one value for each field. */
  read?(fields: FormData): unknown
  /** Errors that the schema cannot find. */
  check?(fields: FormData): FieldErrors | undefined | Promise<FieldErrors>
  /** The errors that the page was rendered with. */
  initial?: FieldErrors
}

/** Checks the fields of a form: first when it is sent, then until each field that was wrong is right. */
export function useFieldErrors<Input>({ schema, read, check, initial = {} }: FieldRules<Input>) {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>(initial)

  const judge = async (fields: FormData) => {
    const typed = read ? read(fields) : Object.fromEntries(fields)
    const rules = await schema().catch(() => undefined)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without the schema the server alone checks
    const { data, error } = rules?.safeParse(typed) ?? { data: typed as Input, error: undefined }
    return { input: data, found: { ...(await check?.(fields)), ...(error && fieldErrorsOf(error)) } }
  }
  /** Shows errors and moves the focus to the first of them. */
  const show = (found: FieldErrors) => {
    setErrors(found)
    focusFirstError(ref.current, found)
  }
  /** The input, or undefined after showing the errors. */
  const checkFields = async (fields: FormData): Promise<Input | undefined> => {
    const { input, found } = await judge(fields)
    show(found)
    return hasErrors(found) ? undefined : input
  }
  const recheck = async (fields: FormData) => {
    if (!hasErrors(errors)) return void schema().catch(() => undefined)
    const { found } = await judge(fields)
    setErrors((shown) => Object.fromEntries(Object.entries(found).filter(([field]) => field in shown)))
  }
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => void recheck(new FormData(currentTarget))

  return { ref, errors, show, checkFields, recheck: onInput }
}
