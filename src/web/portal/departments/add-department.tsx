import type { SubmitEvent } from 'react'
import { departmentsPanel as copy } from '#content/portal/departments.ts'
import { departmentInput } from '#contract/people/shapes.ts'
import { clearSent } from '#web/client/forms/clear-sent.ts'
import { useCheckedForm } from '#web/client/forms/use-checked-form.ts'
import { useAct } from '#web/client/forms/use-act.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'

export function AddDepartment() {
  const { act, busy } = useAct()
  const { errors, check, recheck, setErrors } = useCheckedForm(departmentInput)

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const input = check(form)
    if (!input) return
    const sent = new FormData(form)
    const added = await act('addDepartment', input, {
      done: copy.added,
      message: () => input.name,
      failed: copy.notAdded,
      onFields: setErrors,
      onRefused: ({ code }) => code === 'name_taken' && setErrors({ name: copy.taken }),
    })
    if (added) clearSent(form, sent)
    form.querySelector<HTMLInputElement>('[name=name]')?.focus()
  }

  return (
    <form
      method="post"
      className="page-form page-inline"
      onSubmit={(event) => void add(event)}
      onInput={recheck}
      noValidate
    >
      <Field name="name" label={copy.name} error={errors.name} maxLength={80} autoComplete="off" required />
      <Button type="submit" icon="plus" busy={busy}>
        {busy ? copy.adding : copy.add}
      </Button>
    </form>
  )
}
