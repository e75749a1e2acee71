import { useRef } from 'react'
import { departmentsPanel as copy } from '#content/portal/departments.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Field } from '#web/kit/forms/field.tsx'

export function AddDepartment() {
  const field = useRef<HTMLInputElement>(null)
  const { form, errors, busy } = useApiForm('addDepartment', {
    schema: async () => (await import('#contract/people/shapes.ts')).departmentInput,
    fieldsOf: ({ code }) => (code === 'name_taken' ? { name: copy.taken } : undefined),
    texts: ({ name }) => ({ done: copy.added, message: () => name, failed: copy.notAdded }),
    onDone: () => field.current?.focus(),
    clears: true,
  })

  return (
    <form className="page-form page-inline" {...form}>
      <Field
        ref={field}
        name="name"
        label={copy.name}
        error={errors.name}
        maxLength={80}
        autoComplete="off"
        required
      />
      <Button type="submit" icon="plus" busy={busy}>
        {busy ? copy.adding : copy.add}
      </Button>
    </form>
  )
}
