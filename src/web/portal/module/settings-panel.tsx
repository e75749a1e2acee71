import { type FormEvent, type SubmitEvent, useState } from 'react'
import { errorMessages } from '#content/shared/messages.ts'
import { workspacePage } from '#content/portal/modules/workspace.ts'
import { settingsSchema } from '#contract/modules/settings.ts'
import { type FieldErrors, fieldErrorsOf } from '#web/client/forms/use-checked-form.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { useAct } from '#web/client/forms/use-act.ts'
import { FieldGroup } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { SettingField, typedIn } from './setting-field.tsx'
import type { WorkspaceProps } from './workspace-props.ts'
import './settings-panel.css'

const { settings: words } = workspacePage

export function SettingsPanel(module: WorkspaceProps) {
  const { workspace } = module
  return (
    <Panel
      id="settings"
      lit={workspace.is_set_up}
      state={workspace.is_set_up ? words.yours : words.asStarted}
    >
      <SettingsForm {...module} />
    </Panel>
  )
}

function SettingsForm({ slug, copy, settings, workspace }: WorkspaceProps) {
  const toast = useToast()
  const { may } = usePortal()
  const { act, busy } = useAct()
  const [errors, setErrors] = useState<FieldErrors>({})
  const mayChange = may('apps:activate') && workspace.is_installed
  const schema = settingsSchema(settings)

  const judge = (form: HTMLFormElement) => {
    const result = schema.safeParse(typedIn(form, settings))
    return { values: result.data, found: result.error ? fieldErrorsOf(result.error) : {} }
  }
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const { values, found } = judge(form)
    setErrors(found)
    if (!values) {
      form.querySelector<HTMLElement>(`[name="${Object.keys(found)[0] ?? ''}"]`)?.focus()
      return toast({ status: 'error', ...errorMessages.invalid_input })
    }
    await act(
      'saveModuleSettings',
      { app: slug, settings: values },
      { done: words.saved, message: () => '', onFields: setErrors },
    )
  }
  /** Each complaint goes as soon as its field is right. */
  const recheck = (event: FormEvent<HTMLFormElement>) => {
    if (Object.keys(errors).length === 0) return
    const { found } = judge(event.currentTarget)
    setErrors(Object.fromEntries(Object.entries(found).filter(([key]) => key in errors)))
  }

  const fields = settings.map((setting) => (
    <SettingField
      key={setting.key}
      setting={setting}
      copy={copy.settings[setting.key]}
      value={workspace.settings[setting.key]}
      error={errors[setting.key]}
      disabled={!mayChange}
    />
  ))
  const isSwitch = (index: number) => settings[index]?.kind === 'switch'
  return (
    <form
      method="post"
      className="page-form workspace-settings"
      noValidate
      onSubmit={(event) => void save(event)}
      onInput={recheck}
    >
      <FieldGroup>{fields.filter((_, index) => !isSwitch(index))}</FieldGroup>
      <div className="workspace-settings-switches">{fields.filter((_, index) => isSwitch(index))}</div>
      {mayChange ? (
        <Button type="submit" icon="check" busy={busy}>
          {busy ? words.saving : words.save}
        </Button>
      ) : (
        <p className="caption">{workspace.is_installed ? words.readOnly : words.notHere}</p>
      )}
    </form>
  )
}
