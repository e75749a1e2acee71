import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { authenticatorPanel as copy } from '#content/shared/sign-in-methods.ts'
import type { CallOutput } from '#web/client/api/call-types.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useAct } from '#web/client/forms/use-act.ts'
import '#web/client/factors/authenticator.css'

interface FactorSetupProps {
  setup: CallOutput<'startFactor'>
  onCancel(): void
  onConfirmed(codes: string[]): void
}

/** The secret in three forms, and the field for the first code that proves that it arrived. */
export function FactorSetup({ setup: { secret, uri, qr }, onCancel, onConfirmed }: FactorSetupProps) {
  const { act, busy } = useAct()
  const [error, setError] = useState<string>()
  const slip = useRef<HTMLFormElement>(null)
  useEffect(() => slip.current?.querySelector<HTMLInputElement>('[name=code]')?.focus(), [])

  const confirm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    if (busy || typeof code !== 'string') return
    const confirmed = await act(
      'confirmFactor',
      { code },
      { done: copy.on, onFields: (fields) => setError(fields.code) },
    )
    if (confirmed) onConfirmed(confirmed.backup_codes)
  }

  return (
    <form
      ref={slip}
      method="post"
      className="factor-setup"
      onSubmit={(event) => void confirm(event)}
      onInput={() => setError(undefined)}
      noValidate
    >
      <div className="factor-qr stays-paper">
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} shapeRendering="crispEdges" aria-hidden>
          <path d={qr.path} />
        </svg>
        <span className="visually-hidden">{copy.qr}</span>
      </div>
      <div className="factor-words">
        <p>{copy.scan}</p>
        <p>
          <span className="caption">{copy.secret}</span>
          <code className="factor-secret">{grouped(secret)}</code>
        </p>
        <a className="text-link" href={uri}>
          {copy.open}
        </a>
      </div>
      <Field
        name="code"
        label={copy.code}
        error={error}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        required
      />
      <div className="page-choices">
        <Button type="submit" icon="check" busy={busy}>
          {busy ? copy.confirming : copy.confirm}
        </Button>
        <Button variant="secondary" icon="close" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}

/** In fours, as one reads it out. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret
