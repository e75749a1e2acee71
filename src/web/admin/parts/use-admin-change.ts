import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { desk } from '#content/admin/admin.ts'
import type { Problem } from '#contract/problem.ts'
import type { CallInput, CallOutput, StaffCall } from '#web/client/api/call-types.ts'
import { adminApi } from '#web/client/api/admin-api.ts'
import type { FieldErrors } from '#web/client/forms/field-errors.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

interface ActWords {
  /** The title of the toast once it is done; the server's sentence stands below it. */
  done: string
  onFields?(fields: FieldErrors): void
  onRefused?(refusal: Problem): void
}

/** Something done at the desk: told in a toast, and then the page shows what is true, also after a refusal. */
export function useAdminChange() {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  const act = async <N extends StaffCall>(
    call: N,
    input: CallInput<N>,
    words: ActWords,
  ): Promise<CallOutput<N> | undefined> => {
    if (busy) return undefined
    setBusy(true)
    const outcome = await adminApi(call, input)
    const problem = outcome.ok ? undefined : outcome.problem
    if (outcome.ok || (problem && !problem.fields)) await revalidate()
    setBusy(false)
    if (outcome.ok) {
      toast({ status: 'success', title: words.done, message: sentenceOf(outcome.data) })
      return outcome.data
    }
    if (problem?.fields) words.onFields?.(problem.fields)
    if (problem) words.onRefused?.(problem)
    const told = problem ?? { title: desk.failed, message: desk.noAnswer }
    toast({ status: 'error', title: told.title, message: told.message })
    return undefined
  }

  return { act, busy }
}

const sentenceOf = (data: object) =>
  'message' in data && typeof data.message === 'string' ? data.message : undefined
