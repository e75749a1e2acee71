import { type RefObject, useEffect, useState } from 'react'
import { unmetRules } from '#contract/accounts/password.ts'
import { isEasyPassword } from '#web/client/forms/easy-password.ts'

/** The pause in typing before the password is looked up. */
const pauseMs = 250

/** Whether what is typed is known from leaks or easy to guess; undefined while unknown. */
export function useEasyPassword(field: RefObject<HTMLInputElement | null>, password: string) {
  const [answer, setAnswer] = useState<{ password: string; isEasy: boolean | undefined }>()
  useEffect(() => {
    // Before that, the other rules are shown.
    if (unmetRules(password).length > 0) return undefined
    let isCurrent = true
    const look = async () => {
      const isEasy = await isEasyPassword(password, ownerIn(field.current?.form))
      if (isCurrent) setAnswer({ password, isEasy })
    }
    const timer = setTimeout(() => void look(), pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [password, field])
  return answer?.password === password ? answer.isEasy : undefined
}

/** Name and email from the same form. */
function ownerIn(form: HTMLFormElement | null | undefined) {
  const typed = form ? new FormData(form) : new FormData()
  const text = (name: string) => {
    const value = typed.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: text('email') || text('username'), names: [text('first_name'), text('last_name')] }
}
