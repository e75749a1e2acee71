import { workspacePage } from '#content/portal/modules/workspace.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { FieldGroup } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { SettingField, settingValues } from './setting-field.tsx'
import type { WorkspaceProps } from './workspace-props.ts'
import './settings-panel.css'

const { settings: texts } = workspacePage

export function SettingsPanel(module: WorkspaceProps) {
  const { settings, workspace } = module
  if (settings.length === 0) return null
  return (
    <Panel
      id="settings"
      lit={workspace.is_set_up}
      state={workspace.is_set_up ? texts.yours : texts.asStarted}
    >
      <SettingsForm {...module} />
    </Panel>
  )
}

function SettingsForm({ slug, copy, settings, workspace }: WorkspaceProps) {
  const { may } = usePortal()
  const mayChange = may('apps:activate') && workspace.is_installed
  const { form, errors, busy } = useApiForm('saveModuleSettings', {
    schema: async () => (await import('#contract/modules/settings.ts')).moduleSettingsInput(slug, settings),
    read: (fields) => settingValues(fields, settings),
    texts: () => ({ done: texts.saved, message: () => undefined }),
  })

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
    <form className="page-form workspace-settings" {...form}>
      <FieldGroup>{fields.filter((_, index) => !isSwitch(index))}</FieldGroup>
      <div className="workspace-settings-switches">{fields.filter((_, index) => isSwitch(index))}</div>
      {mayChange ? (
        <Button type="submit" icon="check" busy={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
      ) : (
        <p className="caption">{workspace.is_installed ? texts.readOnly : texts.notHere}</p>
      )}
    </form>
  )
}
