import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { panelWords } from '#content/shared/panels.ts'
import type { Problem } from '#contract/problem.ts'
import type { CallInput, CallOutput, MerchantCall } from '#web/client/api/call-types.ts'
import type { FieldErrors } from '#web/client/forms/use-checked-form.ts'
import { useProvedCall } from '#web/client/proof/proof.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'

export interface ActWords<N extends MerchantCall> {
  /** The title of the toast once it is done; without one nothing is said. */
  done?: string
  /** What the toast says below: the server's own sentence, unless something else is more to the point. */
  message?(data: CallOutput<N>): string | undefined
  /** The title when it could not be done. */
  failed?: string
  /** Where complaints about single fields go. */
  onFields?(fields: FieldErrors): void
  /** Told as well when it was refused, where the refusal is about something on the page. */
  onRefused?(refusal: Problem): void
}

/** Something done from a panel: proved where needed, told in a toast, and then the page shows what is true. */
export function useAct() {
  const call = useProvedCall()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  const act = async <N extends MerchantCall>(
    request: N,
    input: CallInput<N>,
    words: ActWords<N> = {},
  ): Promise<CallOutput<N> | undefined> => {
    const panel = document.activeElement?.closest('.panel')
    setBusy(true)
    const outcome = await call(request, input)
    if (outcome.ok) await revalidate()
    setBusy(false)
    requestAnimationFrame(() => keepPlace(panel))
    if (outcome.ok) {
      const message = words.message ? words.message(outcome.data) : sentenceOf(outcome.data)
      if (words.done) toast({ status: 'success', title: words.done, message })
      return outcome.data
    }
    const { problem } = outcome
    // They were asked for a proof and closed the dialog: they know.
    if (problem?.code === 'proof_needed') return undefined
    if (problem?.fields) words.onFields?.(problem.fields)
    if (problem) words.onRefused?.(problem)
    toast({
      status: 'error',
      title: words.failed ?? problem?.title ?? panelWords.failed,
      message: problem?.message ?? panelWords.noAnswer,
    })
    return undefined
  }

  return { act, busy }
}

const sentenceOf = (data: object) =>
  'message' in data && typeof data.message === 'string' ? data.message : undefined

/** What had the focus may be gone with what was done, such as the row of a session. Then its panel's heading has it. */
function keepPlace(panel: Element | null | undefined): void {
  if (document.activeElement === document.body) panel?.querySelector('h2')?.focus({ preventScroll: true })
}
