import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { panelTexts } from '#content/shared/panels.ts'
import type { CallName } from '#contract/calls.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import type { Problem } from '#contract/problem.ts'
import type { CallInput, CallOutput } from '#web/client/api/call-types.ts'
import { useApi } from '#web/client/api/use-api.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

export interface ActionTexts<N extends CallName> {
  /** The title of the toast after success; without it there is no toast. */
  done?: string
  /** The text of that toast. By default the server's own sentence. */
  message?(data: CallOutput<N>): string | undefined
  /** The title of the toast after a refusal. By default the server's own. */
  failed?: string
}

interface ActionOptions<N extends CallName> extends ActionTexts<N> {
  onProblem?(problem: Problem): void
}

/**
 * Makes a call of the page's session: asks for a proof where the server wants one, reloads the page's data and shows
 * a toast. `run` gives the answer, or undefined after a refusal.
 */
export function useApiAction() {
  const send = useApi()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  const run = async <N extends CallName>(
    name: N,
    input: CallInput<N>,
    { done, message, failed, onProblem }: ActionOptions<N> = {},
  ): Promise<CallOutput<N> | undefined> => {
    const panel = document.activeElement?.closest('.panel')
    setBusy(true)
    const result = await send(name, input)
    if (result.ok || isAboutOldData(result.problem)) await revalidate()
    setBusy(false)
    requestAnimationFrame(() => keepFocusIn(panel))
    if (result.ok) {
      const text = message ? message(result.data) : sentenceOf(result.data)
      if (done) toast({ status: 'success', title: done, message: text })
      return result.data
    }
    const { problem } = result
    // The person closed the proof dialog and knows why nothing happened.
    if (problem?.code === 'proof_needed') return undefined
    if (problem) onProblem?.(problem)
    toast({
      status: 'error',
      title: failed ?? problem?.title ?? panelTexts.failed,
      message: problem?.message ?? panelTexts.noAnswer,
      action: problem?.action,
    })
    return undefined
  }

  return { run, busy }
}

/** After these refusals the page shows the same data as before, or cannot be loaded at all. */
const unrelatedToData: readonly ErrorCode[] = [
  'proof_needed',
  'signed_out',
  'showcase_read_only',
  'too_many_requests',
  'unavailable',
  'internal',
]

const isAboutOldData = (problem: Problem | undefined) =>
  problem !== undefined && !problem.fields && !unrelatedToData.includes(problem.code)

/** `success` is for programs: the title says it to people. */
const sentenceOf = (data: object) =>
  'message' in data && typeof data.message === 'string' && data.message !== 'success'
    ? data.message
    : undefined

/** The focused row or button may be gone after the action. Then the heading of its panel gets the focus. */
function keepFocusIn(panel: Element | null | undefined): void {
  if (document.activeElement === document.body) panel?.querySelector('h2')?.focus({ preventScroll: true })
}
