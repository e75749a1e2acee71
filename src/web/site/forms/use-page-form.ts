import {
  type FormEvent,
  startTransition,
  type SubmitEvent,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react'
import type * as z from 'zod/mini'
import { errorMessages } from '#content/shared/messages.ts'
import {
  type FieldErrors,
  fieldErrorsOf,
  focusFirstError,
  hasErrors,
} from '#web/client/forms/field-errors.ts'
import type { FormAnswer } from './form-answer.ts'

interface PageFormOptions<S extends z.ZodMiniType, Done> {
  schema: S
  /** The answer of the page's own `action`, where the browser posted the form. */
  posted?: FormAnswer<Done>
  /** Sends what the schema has accepted. */
  send(input: z.infer<S>): Promise<FormAnswer<Done>>
  /** Is told every answer that came by script. */
  onAnswer?(answer: FormAnswer<Done>): void
}

/**
 * A form that works without script: the browser posts it, and the `action` of its page answers. With script, `send` is
 * called instead and gives the same kind of answer. An error goes away as soon as its field is right.
 */
export function usePageForm<S extends z.ZodMiniType, Done>({
  schema,
  posted,
  send,
  onAnswer,
}: PageFormOptions<S, Done>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {})

  const [answer, start, isSending] = useActionState(
    async (_: FormAnswer<Done> | undefined, typed: FormData) => {
      const { data, error } = schema.safeParse(Object.fromEntries(typed))
      const given: FormAnswer<Done> = error
        ? { errors: fieldErrorsOf(error), notice: errorMessages.invalid_input }
        : await send(data)
      setErrors(given.errors ?? {})
      focusFirstError(form.current, given.errors ?? {})
      onAnswer?.(given)
      return given
    },
    posted,
  )

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    if (!isSending) startTransition(() => start(typed))
  }

  const recheck = (event: FormEvent<HTMLFormElement>) => {
    if (!hasErrors(errors)) return
    const { error } = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    const found = error ? fieldErrorsOf(error) : {}
    setErrors(Object.fromEntries(Object.entries(found).filter(([name]) => name in errors)))
  }

  useEffect(() => {
    if (posted?.isEarly) form.current?.requestSubmit()
  }, [posted])

  return { form, errors, answer, isSending, submit, recheck }
}

export type PageForm = Omit<ReturnType<typeof usePageForm>, 'answer'>
