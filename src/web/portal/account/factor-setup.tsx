import { useEffect } from 'react'
import { authenticatorPanel as copy } from '#content/shared/sign-in/sign-in-methods.ts'
import type { CallOutput } from '#web/client/api/call-types.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import '#web/client/factors/authenticator.css'

interface FactorSetupProps {
  setup: CallOutput<'startFactor'>
  onCancel(): void
  onConfirmed(codes: string[]): void
}

/** The secret as a picture, as text and as a link, and the field for the first code. */
export function FactorSetup({ setup: { secret, uri, qr }, onCancel, onConfirmed }: FactorSetupProps) {
  const { form, errors, busy } = useApiForm('confirmFactor', {
    schema: async () => (await import('#contract/factors/shapes.ts')).factorConfirm,
    texts: () => ({ done: copy.on }),
    onDone: ({ backup_codes }) => onConfirmed(backup_codes),
  })
  const { ref } = form
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('[name=code]')?.focus(), [ref])

  return (
    <form className="factor-setup" {...form}>
      <div className="factor-qr stays-paper">
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} shapeRendering="crispEdges" aria-hidden>
          <path d={qr.path} />
        </svg>
        <span className="visually-hidden">{copy.qr}</span>
      </div>
      <div className="factor-text">
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
        error={errors.code}
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

/** In groups of four, which are easier to read. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret
