import { type ReactNode, useState } from 'react'
import { authenticatorPanel as texts } from '#content/shared/sign-in/sign-in-methods.ts'
import { adminLayout, adminSecurity as copy } from '#content/admin/admin.ts'
import { pages } from '#content/shared/pages.ts'
import type { Problem } from '#contract/problem.ts'
import type { CallOutput } from '#web/client/api/call-types.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { adminApi } from '#web/client/api/admin-api.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { BackupCodes } from '#web/client/factors/backup-codes.tsx'
import { StepForm, StepText } from '#web/kit/sign-in/step-form.tsx'

/** Connects an authenticator app: the secret, the first code of it, then ten backup codes. */
export function Enrolment({ isNeeded }: { isNeeded: boolean }) {
  const toast = useToast()
  const [setup, setSetup] = useState<CallOutput<'adminFactorStart'>>()
  const [codes, setCodes] = useState<string[]>()
  const { busy, run } = useBusy()
  const [error, setError] = useState<string>()

  const refuse = (problem: Problem | undefined) => {
    // Signing in again is the proof.
    if (problem?.code === 'proof_needed') return location.assign(`${pages.adminLogin.path}?ended=1`)
    if (problem?.fields?.code) return setError(problem.fields.code)
    toast({
      status: 'error',
      title: problem?.title ?? adminLayout.failed,
      message: problem?.message ?? adminLayout.noAnswer,
    })
  }

  const begin = async () => {
    const result = await adminApi('adminFactorStart', {})
    if (result.ok) setSetup(result.data)
    else refuse(result.problem)
  }

  const finish = async (fields: FormData) => {
    const result = await adminApi('adminFactorConfirm', { code: textOf(fields, 'code') })
    if (result.ok) setCodes(result.data.backup_codes)
    else refuse(result.problem)
  }

  if (codes) {
    return (
      <StepText heading={copy.done} prompt={copy.keep}>
        <BackupCodes codes={codes} onDone={() => location.assign(pages.adminHome.path)} />
      </StepText>
    )
  }
  if (!setup) {
    return (
      <StepText heading={copy.heading} prompt={isNeeded ? copy.needed : copy.offered}>
        <Button size="large" wide busy={busy} onClick={() => void run(begin)}>
          {copy.connect}
        </Button>
        {!isNeeded && <Back>{copy.back}</Back>}
      </StepText>
    )
  }
  return (
    <StepForm
      heading={copy.heading}
      prompt={texts.scan}
      action={(fields) => void run(() => finish(fields))}
      onInput={() => setError(undefined)}
    >
      <div className="factor-qr stays-paper">
        <svg viewBox={`0 0 ${setup.qr.size} ${setup.qr.size}`} shapeRendering="crispEdges" aria-hidden>
          <path d={setup.qr.path} />
        </svg>
        <span className="visually-hidden">{texts.qr}</span>
      </div>
      <p>
        <span className="caption">{texts.secret}</span> <code className="factor-secret">{setup.secret}</code>
      </p>
      <Field
        name="code"
        label={texts.code}
        error={error}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        required
      />
      <Button type="submit" size="large" wide icon="check" busy={busy}>
        {texts.confirm}
      </Button>
    </StepForm>
  )
}

const Back = ({ children }: { children: ReactNode }) => (
  <ButtonLink variant="secondary" href={pages.adminHome.path} size="large" wide>
    {children}
  </ButtonLink>
)
