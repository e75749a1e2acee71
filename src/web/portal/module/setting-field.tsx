import { type SettingCopy, workspacePage } from '#content/portal/modules/workspace.ts'
import type { Setting, SettingValues } from '#contract/modules/settings.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'

interface SettingFieldProps {
  setting: Setting
  copy: SettingCopy | undefined
  value: SettingValues[string] | undefined
  error: string | undefined
  disabled: boolean
}

/** One setting, in the field of its kind. */
export function SettingField({ setting, copy, value, error, disabled }: SettingFieldProps) {
  const common = { name: setting.key, label: copy?.label ?? setting.key, error, disabled }
  switch (setting.kind) {
    case 'choice':
      return (
        <Select
          {...common}
          hint={copy?.hint}
          defaultValue={String(value)}
          options={setting.options.map((option) => ({
            value: option,
            text: copy?.options?.[option] ?? option,
          }))}
        />
      )
    case 'number': {
      const within = workspacePage.settings.within(setting.min, setting.max)
      return (
        <Field
          {...common}
          hint={copy?.hint ? `${within}. ${copy.hint}` : `${within}.`}
          type="number"
          inputMode="numeric"
          min={setting.min}
          max={setting.max}
          step={1}
          defaultValue={Number(value)}
          required
        />
      )
    }
    case 'text':
      return (
        <Field
          {...common}
          hint={copy?.hint}
          maxLength={setting.longest}
          defaultValue={String(value)}
          optional
        />
      )
    case 'switch':
      return (
        <Checkbox name={setting.key} error={error} disabled={disabled} defaultChecked={value === true}>
          {common.label}
        </Checkbox>
      )
  }
}

/** The values of the fields. A number that is none stays a text, which the schema refuses. */
export function settingValues(fields: FormData, settings: readonly Setting[]): SettingValues {
  return Object.fromEntries(
    settings.map(({ kind, key }) => {
      if (kind === 'switch') return [key, fields.has(key)]
      const text = textOf(fields, key)
      return [key, kind === 'number' && text !== '' ? Number(text) : text]
    }),
  )
}
