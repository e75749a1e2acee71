import type { ReactNode, SubmitEvent } from 'react'
import { errorMessages } from '#content/messages.ts'
import { nameLeaf, settingsPage, unsaved } from '#content/settings.ts'
import { companyNameInput } from '#contract/company.ts'
import { useCheckedForm } from '#web/browser/use-checked-form.ts'
import { Filled } from '#web/sections/paper/filled.tsx'
import { Leaf } from '#web/sections/paper/leaf.tsx'
import { useAct } from '#web/sections/paper/use-act.ts'
import type { Draft } from '#web/sections/paper/use-draft.ts'
import { Field } from '#web/ui/field.tsx'
import { TicketButton } from '#web/ui/ticket.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { saveSettings } from './calls.ts'

interface NameLeafProps {
  draft: Draft<{ company_name: string }>
  mayEdit: boolean
  keepers: readonly string[]
  state: ReactNode
}

export function NameLeaf({ draft, mayEdit, keepers, state }: NameLeafProps) {
  return (
    <Leaf id="name" state={draft.isDirty ? unsaved.state : state}>
      {mayEdit ? (
        <NameForm draft={draft} />
      ) : (
        <Filled rows={[{ term: nameLeaf.field, value: draft.value.company_name }]} keepers={keepers} />
      )}
    </Leaf>
  )
}

function NameForm({ draft }: Pick<NameLeafProps, 'draft'>) {
  const toast = useToast()
  const { act, busy } = useAct()
  const { errors, check, recheck, complain } = useCheckedForm(companyNameInput)

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const input = check(form)
    if (!input) return toast({ status: 'error', ...errorMessages.invalid_input })
    const done = await act(saveSettings, input, {
      done: nameLeaf.saved,
      message: () => input.company_name,
      onFields: (fields) => complain(form, fields),
    })
    if (done) draft.clear()
  }

  return (
    <form
      method="post"
      className="paper-form"
      onSubmit={(event) => void save(event)}
      onInput={recheck}
      noValidate
    >
      <Field
        name="company_name"
        label={nameLeaf.field}
        value={draft.value.company_name}
        error={errors.company_name}
        maxLength={80}
        autoComplete="organization"
        onChange={(event) => draft.set({ company_name: event.currentTarget.value })}
        required
      />
      <TicketButton type="submit" icon="check" busy={busy}>
        {busy ? settingsPage.saving : settingsPage.save}
      </TicketButton>
    </form>
  )
}
