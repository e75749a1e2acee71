import { useCallback, useEffect, useRef } from 'react'
import type { CaptchaAction, CaptchaSetup } from '#contract/captcha/shapes.ts'
import { captchaToken } from './captcha.ts'

/** The server takes no answer older than two minutes. */
const freshMs = 100_000

interface Held {
  answer: Promise<string | undefined>
  since: number
}

/** Events that show that somebody starts to fill in the form. */
const signsOfLife = ['focusin', 'pointerdown', 'keydown'] as const

/**
 * Begins to solve the captcha as soon as somebody is at work on the page, so that sending need not wait. An answer
 * is kept until it was sent (`spend`) or is too old; nothing comes back where the captcha cannot be had.
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
    const begin = () => {
      stop()
      void token()
    }
    const stop = () => {
      for (const sign of signsOfLife) document.removeEventListener(sign, begin)
    }
    if (navigator.userActivation.hasBeenActive) begin()
    else for (const sign of signsOfLife) document.addEventListener(sign, begin)
    return stop
  }, [token])

  return { token, spend }
}
