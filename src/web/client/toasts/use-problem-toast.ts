import { useCallback } from 'react'
import { browserMessages } from '#content/shared/browser-messages.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

interface Text {
  title: string
  message: string
}

/** Shows why the server refused, or that it did not answer. */
export function useProblemToast() {
  const toast = useToast()
  return useCallback(
    (problem: Text | undefined, noAnswer: Text = browserMessages.internal) => {
      const { title, message } = problem ?? noAnswer
      toast({ status: 'error', title, message })
    },
    [toast],
  )
}
