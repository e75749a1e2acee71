import { useState } from 'react'
import { proof } from '#content/shared/proof.ts'
import type { CallInput } from '#web/client/api/call-types.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { knowsPasskeys, showPasskey } from '#web/client/session/passkeys.ts'
import { mailCode, type ProofWays, prove } from '#web/client/session/prove.ts'
import { keepFields } from '#web/kit/forms/keep-fields.ts'
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
  const { busy, run } = useBusy()

  const choose = (next: Way) => {
    setWay(next)
    setErrors({})
  }

  const show = async (input: CallInput<'prove'>) => {
    const result = await prove(input)
    if (result.ok) return onProved()
    setErrors(result.problem?.fields ?? { form: result.problem?.message ?? proof.failed })
  }

  const send = async () => {
    const result = await mailCode(ways)
    if (result.ok) setRequest(result.data.request)
    else setErrors({ form: result.problem?.message ?? proof.failed })
  }

  const submit = async (fields: FormData) => {
    setErrors({})
    if (way === 'passkey') {
      const passkey = await showPasskey()
      if (passkey) await show({ passkey })
      else setErrors({ form: proof.failed })
    } else if (way === 'code' && !request) {
      await send()
    } else {
      const texts = ['password', 'otp', 'code'].filter((name) => fields.has(name))
      const typed = Object.fromEntries(texts.map((name) => [name, textOf(fields, name)]))
      await show({ ...typed, ...(way === 'code' && { request }) })
    }
  }

  return (
    <form
      className="proof-form"
      noValidate
      action={(fields) => void run(() => submit(fields))}
      onReset={keepFields}
    >
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

/** The quickest first. This runs in the browser only, so it can ask whether passkeys work here. */
function waysOf({ password, passkey }: ProofWays): Way[] {
  const hasPasskey = passkey && knowsPasskeys()
  return [...(password ? (['password'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : []), 'code']
}

/** One frame later, because the dialog around it opens first and takes the focus. */
function focusSoon(input: HTMLInputElement | null): () => void {
  const frame = requestAnimationFrame(() => input?.focus())
  return () => cancelAnimationFrame(frame)
}
