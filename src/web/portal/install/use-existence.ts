import { useCallback, useEffect, useRef, useState } from 'react'
import { install } from '#content/portal/install.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { accountEmail } from '#contract/fields.ts'
import { webHost } from '#rules/web-address.ts'
import { apiWithCaptcha } from '#web/client/api/api-with-captcha.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

/** What is known about an email and a shop. */
export interface Existence {
  email: boolean
  shop: boolean
}

interface Begun {
  knowsEmail?: boolean
  /** Why the server could not find out. */
  refused?: string
}

/** Checks both, one after the other, whenever the email changes. */
export function useExistence(captcha: CaptchaSetup, shop: string, { knowsEmail, refused }: Begun) {
  const toast = useToast()
  const [existence, setExistence] = useState<Existence | undefined>(
    knowsEmail === undefined ? undefined : { email: knowsEmail, shop: false },
  )
  useEffect(() => {
    if (refused !== undefined) {
      toast({ status: 'error', title: install.checkFailed.title, message: refused })
    }
  }, [refused, toast])
  const asked = useRef('')

  const check = useCallback(
    async (typed: string): Promise<Existence | undefined> => {
      const { data: email } = accountEmail.safeParse(typed)
      if (!email || email === asked.current) return undefined
      asked.current = email
      const found: Existence = { email: false, shop: false }
      const questions = { email: { email }, shop: { website: webHost(shop) ?? '' } }
      for (const name of ['email', 'shop'] as const) {
        if (name === 'shop' && questions.shop.website === '') continue
        const result = await apiWithCaptcha(captcha, 'checkValidation', questions[name])
        // The email changed meanwhile: check again.
        if (asked.current !== email) return undefined
        const code = result.ok ? result.data.code : result.problem?.code
        found[name] = code === 'email_taken' || code === 'shop_taken'
        if (!result.ok && !found[name]) {
          // Not checked again for the same email: the form shows the error when it is sent.
          setExistence({ email: false, shop: false })
          const { title, message: usual } = install.checkFailed
          toast({ status: 'error', title, message: result.problem?.message ?? usual })
          return undefined
        }
      }
      setExistence(found)
      return found
    },
    [captcha, shop, toast],
  )
  return { existence, check }
}
