'use client'

import { useState } from 'react'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { StepForm } from '#web/kit/sign-in/step-form.tsx'

const { email: copy } = signIn

/** The first step of signing in, with the least that a form of its kind does: it checks the address and asks the server. */
export function SignInForm() {
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (form: FormData) => {
    const email = form.get('email')
    if (typeof email !== 'string' || !/^\S+@\S+\.\S+$/.test(email))
      return setError('Please enter a valid email')
    setBusy(true)
    await fetch('/api/check_validation', { method: 'POST', body: JSON.stringify({ email }) })
    setBusy(false)
  }
  return (
    <StepForm heading={copy.heading} prompt={copy.prompt} action={send} onInput={() => setError(undefined)}>
      <Field name="email" label={copy.label} placeholder={copy.placeholder} error={error} />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
      <p>{copy.or}</p>
      <Button wide>{copy.google}</Button>
      <Button wide>{copy.passkey}</Button>
    </StepForm>
  )
}
