import { useState } from 'react'
import { errorMessages } from '#content/shared/messages.ts'
import { signIn } from '#content/shared/sign-in.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { apiWithCaptcha } from '#web/client/api/api-with-captcha.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

/** Asks for a code by mail. Whether the address has an account, nobody is told. */
export function useMailedCode(captcha: CaptchaSetup, onSent: (request: string) => void) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const send = async (email: string): Promise<boolean> => {
    setBusy(true)
    const outcome = await apiWithCaptcha(captcha, 'generateOtp', { email })
    setBusy(false)
    if (outcome.ok) {
      onSent(outcome.data.request)
      toast({ status: 'success', ...signIn.code.sent })
    } else {
      const { title, message } = outcome.problem ?? errorMessages.internal
      toast({ status: 'error', title, message })
    }
    return outcome.ok
  }

  return { busy, send }
}
