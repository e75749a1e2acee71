import { useState } from 'react'
import { adminProof as copy } from '#content/admin/staff.ts'
import { proof } from '#content/shared/proof.ts'
import { sendAsStaff, storeAdminToken } from '#web/client/api/admin-api.ts'
import type { FieldErrors } from '#web/client/forms/field-errors.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Field, PasswordField } from '#web/kit/forms/field.tsx'
import { keepFields } from '#web/kit/forms/keep-fields.ts'
import '#web/admin/parts/admin-form.css'

/** Staff prove who they are with their password, and with a code where they have an authenticator app. */
export function AdminProofForm({ onProved }: { onProved(): void }) {
  const { busy, run } = useBusy()
  const [errors, setErrors] = useState<FieldErrors>({})

  const prove = async (fields: FormData) => {
    setErrors({})
    const result = await sendAsStaff('adminProve', {
      password: textOf(fields, 'password'),
      code: textOf(fields, 'code').trim(),
    })
    if (!result.ok) {
      return setErrors(result.problem?.fields ?? { password: result.problem?.message ?? proof.failed })
    }
    storeAdminToken(result.data.token.access)
    onProved()
  }

  return (
    <form
      className="admin-form"
      noValidate
      action={(fields) => void run(() => prove(fields))}
      onReset={keepFields}
    >
      <p>{copy.text}</p>
      <PasswordField
        name="password"
        label={copy.password}
        error={errors.password}
        autoComplete="current-password"
        required
      />
      <Field
        name="code"
        label={copy.code}
        error={errors.code}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button type="submit" busy={busy}>
        {busy ? proof.busy : proof.submit}
      </Button>
    </form>
  )
}
