import { useCallback, useEffect, useRef } from 'react'
import type { CaptchaAction, CaptchaSetup } from '#contract/captcha.ts'
import { captchaToken } from './captcha.ts'

/** The server takes no answer older than two minutes. */
const freshMs = 100_000

interface Held {
  answer: Promise<string | undefined>
  since: number
}

/**
 * Begins to solve the captcha as soon as the form is there, so that sending need not wait. An answer is kept
 * until it was sent (`spend`) or is too old; nothing comes back where the captcha cannot be had.
 */
export function useCaptchaToken(setup: CaptchaSetup, action: CaptchaAction) {
  const held = useRef<Held>(undefined)

  const token = useCallback((): Promise<string | undefined> => {
    if (!held.current || performance.now() - held.current.since > freshMs) {
      const answer = captchaToken(setup, action).catch(() => undefined)
      held.current = { answer, since: performance.now() }
      // A captcha that failed is tried again, not remembered.
      void answer.then((solved) => solved === undefined && (held.current = undefined))
    }
    return held.current.answer
  }, [setup, action])

  const spend = useCallback(() => {
    held.current = undefined
  }, [])

  useEffect(() => {
    void token()
  }, [token])

  return { token, spend }
}
