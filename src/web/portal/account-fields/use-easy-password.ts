import { type RefObject, useEffect, useState } from 'react'
import { unmetRules } from '#contract/accounts/password.ts'
import { isEasyPassword } from '#web/client/forms/easy-password.ts'
import { textOf } from '#web/client/forms/form-text.ts'

/** The pause in typing before the password is looked up. */
const pauseMs = 250

/**
 * Whether what is typed is known from leaks or easy to guess; undefined while unknown. The names of the same form
 * count, also those that are typed later.
 */
export function useEasyPassword(field: RefObject<HTMLInputElement | null>, password: string) {
  const [answer, setAnswer] = useState<{ asked: string; isEasy: boolean | undefined }>()
  const [owner, setOwner] = useState(() => ownerIn(undefined))
  useEffect(() => {
    const form = field.current?.form
    const read = () => setOwner((before) => (isSame(before, ownerIn(form)) ? before : ownerIn(form)))
    read()
    form?.addEventListener('input', read)
    return () => form?.removeEventListener('input', read)
  }, [field])
  const asked = JSON.stringify([password, owner])
  useEffect(() => {
    // Before that, the other rules are shown.
    if (unmetRules(password).length > 0) return undefined
    let isCurrent = true
    const look = async () => {
      const isEasy = await isEasyPassword(password, owner)
      if (isCurrent) setAnswer({ asked, isEasy })
    }
    const timer = setTimeout(() => void look(), pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [password, owner, asked])
  return answer?.asked === asked ? answer.isEasy : undefined
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Name and email from the same form. */
function ownerIn(form: HTMLFormElement | null | undefined) {
  const typed = form ? new FormData(form) : new FormData()
  const text = (name: string) => textOf(typed, name)
  return { email: text('email') || text('username'), names: [text('first_name'), text('last_name')] }
}
