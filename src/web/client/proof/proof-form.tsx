import { type SubmitEvent, useState } from 'react'
import { proof } from '#content/shared/proof.ts'
import type { CallInput } from '#web/client/api/call-types.ts'
import { knowsPasskeys, showPasskey } from '#web/client/session/passkeys.ts'
import { mailCode, type ProofWays, prove } from '#web/client/session/prove.ts'
import { Field, FieldGroup, PasswordField } from '#web/kit/forms/field.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import './proof-form.css'

type Way = keyof typeof proof.ways

interface ProofFormProps {
  ways: ProofWays
  onProved(): void
}

export function ProofForm({ ways, onProved }: ProofFormProps) {
  const offered = waysOf(ways)
  const [way, setWay] = useState<Way>(offered[0] ?? 'code')
  const [request, setRequest] = useState<string>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)

  const choose = (next: Way) => {
    setWay(next)
    setErrors({})
  }

  const show = async (input: CallInput<'prove'>) => {
    const outcome = await prove(input)
    if (outcome.ok) return onProved()
    setErrors(outcome.problem?.fields ?? { form: outcome.problem?.message ?? proof.failed })
  }

  const send = async () => {
    const outcome = await mailCode(ways)
    if (outcome.ok) setRequest(outcome.data.request)
    else setErrors({ form: outcome.problem?.message ?? proof.failed })
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const typed = new FormData(event.currentTarget)
    setBusy(true)
    setErrors({})
    if (way === 'passkey') {
      const passkey = await showPasskey()
      if (passkey) await show({ passkey })
      else setErrors({ form: proof.failed })
    } else if (way === 'code' && !request) {
      await send()
    } else {
      await show({ ...textsOf(typed), ...(way === 'code' && { request }) })
    }
    setBusy(false)
  }

  return (
    <form method="post" className="proof-form" onSubmit={(event) => void submit(event)} noValidate>
      <p>{proof.text}</p>
      {offered.length > 1 && (
        <RadioCells
          legend={proof.way}
          variant="strip"
          value={way}
          cells={offered.map((value) => ({ value, title: proof.ways[value] }))}
          onChange={(value) => choose(offered.find((known) => known === value) ?? 'code')}
        />
      )}
      {/* Tells a password manager whose password is asked for. */}
      <input type="text" name="username" autoComplete="username" value={ways.email} readOnly hidden />
      {way === 'passkey' && <p className="proof-form-note">{proof.passkey}</p>}
      {way === 'code' && (
        <output className="proof-form-note">
          {request ? proof.sent(ways.email) : proof.mail(ways.email)}
        </output>
      )}
      <FieldGroup>
        {way === 'password' && (
          <PasswordField
            ref={focusSoon}
            name="password"
            label={proof.password}
            error={errors.password}
            autoComplete="current-password"
            required
          />
        )}
        {way === 'code' && request && (
          <Field
            ref={focusSoon}
            name="otp"
            label={proof.code}
            error={errors.otp}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
          />
        )}
        {ways.factor && (way === 'password' || (way === 'code' && request)) && (
          <Field name="code" label={proof.factor} error={errors.code} autoComplete="off" required />
        )}
      </FieldGroup>
      {errors.form && (
        <p className="proof-form-refusal" role="alert">
          {errors.form}
        </p>
      )}
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? proof.busy : way === 'code' && !request ? proof.send : proof.submit}
      </Button>
      {way === 'code' && request && (
        <button type="button" className="text-link" onClick={() => void send()}>
          {proof.again}
        </button>
      )}
    </form>
  )
}

/** The quickest first. The dialog opens in the browser alone, which knows whether it keeps passkeys here. */
function waysOf({ password, passkey }: ProofWays): Way[] {
  const hasPasskey = passkey && knowsPasskeys()
  return [...(password ? (['password'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : []), 'code']
}

function textsOf(typed: FormData): CallInput<'prove'> {
  const text = (name: string) => {
    const value = typed.get(name)
    return typeof value === 'string' ? { [name]: value } : {}
  }
  return { ...text('password'), ...text('otp'), ...text('code') }
}

/** A frame later, because the dialog that this stands in opens first and puts the focus elsewhere. */
function focusSoon(input: HTMLInputElement | null): () => void {
  const frame = requestAnimationFrame(() => input?.focus())
  return () => cancelAnimationFrame(frame)
}
