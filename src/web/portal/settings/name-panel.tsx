import type { ReactNode } from 'react'
import { namePanel, settingsPage } from '#content/portal/settings.ts'
import { unsaved } from '#content/shared/panels.ts'
import { Filled } from '#web/kit/panels/filled.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { type Draft, useEarlyValues } from '#web/client/forms/use-draft.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'

interface NamePanelProps {
  draft: Draft<{ company_name: string }>
  mayEdit: boolean
  administrators: readonly string[]
  state: ReactNode
}

export function NamePanel({ draft, mayEdit, administrators, state }: NamePanelProps) {
  return (
    <Panel half id="name" state={draft.isDirty ? unsaved.state : state}>
      {mayEdit ? (
        <NameForm draft={draft} />
      ) : (
        <Filled
          rows={[{ term: namePanel.field, value: draft.value.company_name }]}
          administrators={administrators}
        />
      )}
    </Panel>
  )
}

function NameForm({ draft }: Pick<NamePanelProps, 'draft'>) {
  const { form, errors, busy } = useApiForm('saveCompanySettings', {
    schema: async () => (await import('#contract/company/shapes.ts')).companyNameInput,
    texts: ({ company_name }) => ({ done: namePanel.saved, message: () => company_name }),
    onDone: (_data, _input, sent) => draft.clear(sent),
  })
  useEarlyValues(form.ref, draft)

  return (
    <form className="page-form" {...form}>
      <Field
        name="company_name"
        label={namePanel.field}
        value={draft.value.company_name}
        error={errors.company_name}
        maxLength={80}
        autoComplete="organization"
        onChange={(event) => draft.set({ company_name: event.currentTarget.value })}
        required
      />
      <Button type="submit" icon="check" busy={busy}>
        {busy ? settingsPage.saving : settingsPage.save}
      </Button>
    </form>
  )
}
