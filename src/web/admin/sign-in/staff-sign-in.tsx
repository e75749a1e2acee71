import { useEffect, useState } from 'react'
import { adminLayout, adminSignIn as copy } from '#content/admin/admin.ts'
import { pages } from '#content/shared/pages.ts'
import { api } from '#web/client/api/api.ts'
import { storeAdminToken } from '#web/client/api/admin-api.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { Field, FieldGroup, PasswordField } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { CodeField } from '#web/kit/sign-in/code-field.tsx'
import { StepEmail, StepForm } from '#web/kit/sign-in/step-form.tsx'
import '#web/kit/sign-in/demo-accounts.css'

interface StaffSignInProps {
  hasEnded: boolean
  demo: { email: string; password: string } | undefined
}

/** Email and password; then the code, where there is an authenticator app. */
export function StaffSignIn({ hasEnded, demo }: StaffSignInProps) {
  const toast = useToast()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const { busy, run } = useBusy()
  const [error, setError] = useState<string>()
  useEffect(() => {
    if (hasEnded) toast({ status: 'other', ...copy.ended })
  }, [hasEnded, toast])

  const refuse = (title: string, message?: string) => {
    setError(title)
    toast({ status: 'error', title, message })
  }

  const signIn = async (account: { email: string; password: string }, code: string) => {
    const result = await api('adminLogin', { ...account, code })
    if (result.ok) {
      storeAdminToken(result.data.token.access)
      location.assign(result.data.needs_factor ? '/admin/security' : pages.adminHome.path)
      return 'leaving'
    }
    const { problem } = result
    if (problem?.code === 'factor_needed') return setAsksCode(true)
    const aboutField = Object.values(problem?.fields ?? {})[0]
    if (aboutField) return refuse(aboutField)
    return refuse(problem?.title ?? adminLayout.failed, problem?.message ?? adminLayout.noAnswer)
  }

  const submit = (account: { email: string; password: string }, code = '') => {
    if (account.email.trim() === '' || account.password === '') return refuse(copy.both)
    return run(() => signIn(account, code))
  }

  /** Reads the form itself: the browser may have filled it in before React was listening. */
  const submitAccount = (fields: FormData) => {
    const account = { email: textOf(fields, 'email'), password: textOf(fields, 'password') }
    setEmail(account.email)
    setPassword(account.password)
    return submit(account)
  }

  const takeBack = () => setError(undefined)
  return (
    <SignInLayout pass={{ ...copy.pass, email, printing: asksCode ? undefined : 'email' }}>
      {asksCode ? (
        <StepForm
          key="code"
          heading={copy.factor.heading}
          prompt={copy.factor.prompt}
          action={(fields) => void submit({ email, password }, textOf(fields, 'code'))}
          onInput={takeBack}
        >
          <StepEmail email={email} back={copy.factor.back} onBack={() => setAsksCode(false)} />
          <CodeField label={copy.factor.label} error={error} />
          <Submit busy={busy} />
        </StepForm>
      ) : (
        <StepForm
          key="login"
          heading={copy.heading}
          prompt={copy.prompt}
          action={(fields) => void submitAccount(fields)}
          onInput={takeBack}
        >
          <FieldGroup>
            <Field
              name="email"
              type="email"
              label={copy.email}
              autoComplete="username"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
            <PasswordField
              name="password"
              label={copy.password}
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              error={error}
            />
          </FieldGroup>
          <Submit busy={busy} />
          {demo && <DemoStaff email={demo.email} onChoose={() => fill(demo)} />}
        </StepForm>
      )}
    </SignInLayout>
  )

  function fill(account: { email: string; password: string }) {
    setEmail(account.email)
    setPassword(account.password)
    takeBack()
  }
}

const Submit = ({ busy }: { busy: boolean }) => (
  <Button type="submit" size="large" wide busy={busy}>
    {busy ? copy.busy : copy.submit}
  </Button>
)

/** Only the demo has one; the server of a real installation sends none. */
function DemoStaff({ email, onChoose }: { email: string; onChoose(): void }) {
  return (
    <section className="demo-accounts" aria-labelledby="demo-staff">
      <h2 id="demo-staff">{copy.demo.title}</h2>
      <p>{copy.demo.text}</p>
      <ul>
        <li>
          <button type="button" onClick={onChoose}>
            <span className="typed">{email}</span>
            <small>{copy.demo.about}</small>
          </button>
        </li>
      </ul>
    </section>
  )
}
