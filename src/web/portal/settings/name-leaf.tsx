import type { ReactNode } from 'react'
import { nameLeaf, settingsPage } from '#content/portal/settings.ts'
import { unsaved } from '#content/shared/panels.ts'
import { companyNameInput } from '#contract/company/shapes.ts'
import { Filled } from '#web/kit/panels/filled.tsx'
import { Leaf } from '#web/kit/panels/panel.tsx'
import type { Draft } from '#web/client/forms/use-draft.ts'
import { useSavedForm } from '#web/client/forms/use-saved-form.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { TicketButton } from '#web/kit/forms/button.tsx'
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
  const { form, errors, busy } = useSavedForm({
    schema: companyNameInput,
    request: saveSettings,
    words: ({ company_name }) => ({ done: nameLeaf.saved, message: () => company_name }),
    onSaved: draft.clear,
  })

  return (
    <form className="paper-form" {...form}>
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
