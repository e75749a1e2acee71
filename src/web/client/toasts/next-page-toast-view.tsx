import { useEffect } from 'react'
import { takeNextPageToast } from '#web/client/toasts/next-page-toast.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

/** Shows the toast that the page before left, such as "signed in". */
export function NextPageToast() {
  const toast = useToast()
  useEffect(() => {
    const left = takeNextPageToast()
    if (left) toast({ status: 'success', ...left })
  }, [toast])
  return null
}
