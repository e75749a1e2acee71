import { useState } from 'react'
import { desk } from '#content/admin/admin.ts'
import { adminProof as copy } from '#content/admin/staff.ts'
import type { Problem } from '#contract/problem.ts'
import type { CallInput, CallOutput, StaffCall } from '#web/client/api/call-types.ts'
import { adminApi, storeAdminToken } from '#web/client/api/admin-api.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { Field, PasswordField } from '#web/kit/forms/field.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'

/**
 * A call of the desk from a form. Where the last proof is old, the form asks for the password and stays as it is;
 * complaints about fields stand at the fields, others in a toast.
 */
export function useAdminAction() {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [mustProve, setMustProve] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})

  const refuse = (problem: Problem | undefined) => {
    setBusy(false)
    if (problem?.code === 'proof_needed' && !problem.fields) return setMustProve(true)
    if (problem?.fields) return setErrors(problem.fields)
    toast({
      status: 'error',
      title: problem?.title ?? desk.failed,
      message: problem?.message ?? desk.noAnswer,
    })
  }

  /** Undefined when it was refused; that has been said by then. It stays busy once it is done. */
  const act = async <N extends StaffCall>(
    call: N,
    input: CallInput<N>,
    form?: FormData,
  ): Promise<CallOutput<N> | undefined> => {
    setErrors({})
    setBusy(true)
    if (mustProve && form) {
      const proof = { password: textOf(form, 'password'), code: textOf(form, 'code').trim() }
      const proved = await adminApi('adminProve', proof)
      if (!proved.ok) {
        refuse(proved.problem)
        return undefined
      }
      storeAdminToken(proved.data.token.access)
    }
    const outcome = await adminApi(call, input)
    if (outcome.ok) return outcome.data
    refuse(outcome.problem)
    return undefined
  }

  return { act, busy, setBusy, errors, setErrors, proof: mustProve && <ProofFields errors={errors} /> }
}

function ProofFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
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
    </>
  )
}
