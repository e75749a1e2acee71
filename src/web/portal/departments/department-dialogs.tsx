import { useState } from 'react'
import {
  departmentDialog as copy,
  departmentQuestion as question,
  departmentsPanel as panel,
} from '#content/portal/departments.ts'
import type { Department } from '#contract/people/shapes.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { useLastValue } from '#web/client/forms/use-last-value.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { MultiSelect } from '#web/kit/forms/combobox/multi-select.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import './departments.css'

export interface Colleague {
  id: string
  name: string
  email: string
}

interface DepartmentDialogProps {
  /** Open while there is one. */
  department: Department | undefined
  onClose(): void
}

export function ChangeDepartment({
  department,
  people,
  onClose,
}: DepartmentDialogProps & { people: readonly Colleague[] }) {
  const shown = useLastValue(department)
  return (
    <Dialog title={copy.title(shown?.name ?? '')} open={department !== undefined} onClose={onClose}>
      {department && (
        <DepartmentForm key={department.id} department={department} people={people} onDone={onClose} />
      )}
    </Dialog>
  )
}

interface DepartmentFormProps {
  department: Department
  people: readonly Colleague[]
  onDone(): void
}

function DepartmentForm({ department: { id, name, user_ids }, people, onDone }: DepartmentFormProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(user_ids))
  const { form, errors, busy } = useApiForm('changeDepartment', {
    schema: async () => (await import('#contract/people/shapes.ts')).departmentChange,
    read: (fields) => ({ id, name: textOf(fields, 'name'), user_ids: [...chosen] }),
    fieldsOf: ({ code }) => (code === 'name_taken' ? { name: panel.taken } : undefined),
    texts: (input) => ({ done: copy.saved, message: () => input.name, failed: copy.failed }),
    onDone,
  })

  return (
    <form className="departments-form" {...form}>
      <Field
        name="name"
        label={panel.name}
        defaultValue={name}
        error={errors.name}
        maxLength={80}
        autoComplete="off"
        required
      />
      <MultiSelect
        legend={copy.people}
        items={people.map((person) => ({ id: person.id, text: person.name, detail: person.email }))}
        chosen={chosen}
        onChange={setChosen}
        texts={copy}
      />
      <Button type="submit" size="large" wide icon="check" busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
    </form>
  )
}

export function RemoveDepartment({ department, onClose }: DepartmentDialogProps) {
  const { run } = useApiAction()
  const shown = useLastValue(department)
  const remove = async () => {
    if (!department) return
    onClose()
    await run(
      'removeDepartment',
      { id: department.id },
      { done: question.done, message: () => department.name },
    )
  }
  return (
    <Question
      title={question.title(shown?.name ?? '')}
      open={department !== undefined}
      yes={question.yes}
      no={question.no}
      onYes={() => void remove()}
      onClose={onClose}
    >
      <p>{question.text}</p>
    </Question>
  )
}
