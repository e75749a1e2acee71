import { useEffect } from 'react'
import { takeNextPageToast } from '#web/client/toasts/next-page-toast.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

/** Says what the page before had to say but no time for, such as that the sign-in worked. */
export function NextPageToast() {
  const toast = useToast()
  useEffect(() => {
    const left = takeNextPageToast()
    if (left) toast({ status: 'success', ...left })
  }, [toast])
  return null
}
