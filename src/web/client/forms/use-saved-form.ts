import type { SubmitEvent } from 'react'
import type * as z from 'zod/mini'
import { errorMessages } from '#content/shared/messages.ts'
import type { CallInput, MerchantCall } from '#web/client/api/call-types.ts'
import { useCheckedForm } from '#web/client/forms/use-checked-form.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { type ActWords, useAct } from './use-act.ts'

interface SavedForm<N extends MerchantCall, I extends CallInput<N>> {
  schema: z.ZodMiniType<I>
  request: N
  /** What is said when it is done, or could not be. */
  words(input: I): Pick<ActWords<N>, 'done' | 'message' | 'failed'>
  /** Told what was sent, because somebody may have typed on meanwhile. */
  onSaved?(form: HTMLFormElement, sent: FormData): void
}

/** A form on a panel: checked by the server's own schema, sent once, and complained about field by field. */
export function useSavedForm<N extends MerchantCall, I extends CallInput<N>>({
  schema,
  request,
  words,
  onSaved,
}: SavedForm<N, I>) {
  const toast = useToast()
  const { act, busy } = useAct()
  const { errors, check, recheck, complain } = useCheckedForm(schema)

  const save = async (form: HTMLFormElement) => {
    if (busy) return
    const input = check(form)
    if (!input) return toast({ status: 'error', ...errorMessages.invalid_input })
    const sent = new FormData(form)
    const saved = await act(request, input, {
      ...words(input),
      onFields: (fields) => complain(form, fields),
    })
    if (saved) onSaved?.(form, sent)
  }
  const form = {
    method: 'post',
    noValidate: true,
    onInput: recheck,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      void save(event.currentTarget)
    },
  } as const

  return { form, errors, busy }
}
