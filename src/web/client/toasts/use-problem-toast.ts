import { useCallback } from 'react'
import { browserMessages } from '#content/shared/browser-messages.ts'
import type { Problem } from '#contract/problem.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

type Text = Pick<Problem, 'title' | 'message' | 'action'>

/** Shows why the server refused, or that it did not answer. */
export function useProblemToast() {
  const toast = useToast()
  return useCallback(
    (problem: Text | undefined, noAnswer: Text = browserMessages.internal) => {
      const { title, message, action } = problem ?? noAnswer
      toast({ status: 'error', title, message, action })
    },
    [toast],
  )
}
