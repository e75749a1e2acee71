import { useState } from 'react'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { apiWithCaptcha } from '#web/client/api/api-with-captcha.ts'
import { useProblemToast } from '#web/client/toasts/use-problem-toast.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

/** Asks for a code by email. The answer does not say whether the email has an account. */
export function useMailedCode(captcha: CaptchaSetup, onSent: (request: string) => void) {
  const toast = useToast()
  const showProblem = useProblemToast()
  const [busy, setBusy] = useState(false)

  const send = async (email: string): Promise<boolean> => {
    setBusy(true)
    const result = await apiWithCaptcha(captcha, 'generateOtp', { email })
    setBusy(false)
    if (result.ok) {
      onSent(result.data.request)
      toast({ status: 'success', ...signIn.code.sent })
    } else showProblem(result.problem)
    return result.ok
  }

  return { busy, send }
}
