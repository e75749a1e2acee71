import { useRef } from 'react'
import type * as z from 'zod/mini'
import { browserMessages } from '#content/shared/browser-messages.ts'
import type { CallName } from '#contract/calls.ts'
import type { Problem } from '#contract/problem.ts'
import type { CallInput, CallOutput } from '#web/client/api/call-types.ts'
import { keepFields } from '#web/kit/forms/keep-fields.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { clearSentFields } from './clear-sent-fields.ts'
import type { FieldErrors } from './field-errors.ts'
import { type ActionTexts, useApiAction } from './use-api-action.ts'
import { useFieldErrors } from './use-field-errors.ts'

interface ApiFormOptions<N extends CallName, Input extends CallInput<N>> {
  /** The server's own schema of the input. */
  schema(): Promise<z.ZodMiniType<Input>>
  /** Makes the input from the fields, where it is not simply one value for each field. */
  read?(fields: FormData): unknown
  /** Errors that the schema cannot find. */
  check?(fields: FormData): FieldErrors | undefined
  /** The fields that a refusal is about, where the server does not name them. */
  fieldsOf?(problem: Problem): FieldErrors | undefined
  texts?(input: Input): ActionTexts<N>
  /** `sent` is what the fields held; they may have changed since. */
  onDone?(data: CallOutput<N>, input: Input, sent: FormData): void
  /** Whether the fields are emptied after success. */
  clears?: boolean
}

/** A form that makes one call. `form` goes onto the form element, which has uncontrolled fields. */
export function useApiForm<N extends CallName, Input extends CallInput<N>>(
  name: N,
  { schema, read, check, fieldsOf, texts, onDone, clears = false }: ApiFormOptions<N, Input>,
) {
  const { run, busy } = useApiAction()
  const toast = useToast()
  const isChecking = useRef(false)
  const { ref, errors, show, checkFields, recheck } = useFieldErrors({ schema, read, check })

  const submit = async (fields: FormData) => {
    if (busy || isChecking.current) return
    isChecking.current = true
    const input = await checkFields(fields)
    isChecking.current = false
    if (!input) return toast({ status: 'error', ...browserMessages.invalid_input })
    const data = await run(name, input, {
      ...texts?.(input),
      onProblem: (problem) => show(fieldsOf?.(problem) ?? problem.fields ?? {}),
    })
    if (!data) return
    if (clears && ref.current) clearSentFields(ref.current, fields)
    onDone?.(data, input, fields)
  }

  return {
    form: {
      ref,
      noValidate: true,
      onInput: recheck,
      action: (fields: FormData) => void submit(fields),
      onReset: keepFields,
    },
    errors,
    busy,
  }
}
