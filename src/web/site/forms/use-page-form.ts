import { startTransition, type SubmitEvent, useActionState, useEffect } from 'react'
import type * as z from 'zod/mini'
import { browserMessages } from '#content/shared/browser-messages.ts'
import { useFieldErrors } from '#web/client/forms/use-field-errors.ts'
import type { FormAnswer } from './form-answer.ts'

interface PageFormOptions<Input, Done> {
  schema(): Promise<z.ZodMiniType<Input>>
  /** The answer of the page's own `action`, where the browser posted the form. */
  posted?: FormAnswer<Done>
  /** Sends what the schema has accepted. */
  send(input: Input): Promise<FormAnswer<Done>>
  /** Called with every answer that came by script. */
  onAnswer?(answer: FormAnswer<Done>): void
}

/**
 * A form that works without script: the browser posts it, and the `action` of its page answers. With script, `send` is
 * called instead and gives the same kind of answer.
 */
export function usePageForm<Input, Done>({ schema, posted, send, onAnswer }: PageFormOptions<Input, Done>) {
  const {
    ref: form,
    errors,
    show,
    checkFields,
    recheck,
  } = useFieldErrors({ schema, initial: posted?.errors })

  const [answer, start, isSending] = useActionState(
    async (_: FormAnswer<Done> | undefined, typed: FormData): Promise<FormAnswer<Done>> => {
      const input = await checkFields(typed)
      const given: FormAnswer<Done> =
        input === undefined ? { notice: browserMessages.invalid_input } : await send(input)
      if (given.errors) show(given.errors)
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

  useEffect(() => {
    if (posted?.isEarly) form.current?.requestSubmit()
  }, [form, posted])

  return { form, errors, answer, isSending, submit, recheck }
}

export type PageForm = Omit<ReturnType<typeof usePageForm>, 'answer'>
