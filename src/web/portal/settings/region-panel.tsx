import type { ReactNode } from 'react'
import { languageNames, regionPanel as copy, settingsPage } from '#content/portal/settings.ts'
import { unsaved } from '#content/shared/panels.ts'
import { languages } from '#contract/company/choices.ts'
import type { TimeZone } from '#domain/company/time-zones.ts'
import { Filled } from '#web/kit/panels/filled.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { type Draft, useEarlyValues } from '#web/client/forms/use-draft.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Combobox } from '#web/kit/forms/combobox/combobox.tsx'
import { Field, FieldGroup, FieldRow } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { RegionSpecimen } from './region-specimen.tsx'
import { ZoneClock } from './zone-clock.tsx'
import { zoneName } from '#web/client/zone-name.ts'

type Language = (typeof languages)[number]

interface RegionPanelProps {
  draft: Draft<{ language: Language; time_zone: string; currency_symbol: string }>
  zones: readonly TimeZone[]
  servedAt: string
  mayEdit: boolean
  administrators: readonly string[]
  state: ReactNode
}

export function RegionPanel({ mayEdit, administrators, state, ...form }: RegionPanelProps) {
  const { draft, servedAt } = form
  const { language, time_zone, currency_symbol } = draft.value
  return (
    <Panel half id="region" state={draft.isDirty ? unsaved.state : state}>
      {mayEdit ? (
        <RegionForm {...form} />
      ) : (
        <Filled
          rows={[
            { term: copy.language, value: languageNames[language] },
            { term: copy.timeZone, value: zoneName(time_zone) },
            { term: copy.currency, value: currency_symbol },
          ]}
          administrators={administrators}
        />
      )}
      <RegionSpecimen
        servedAt={servedAt}
        region={{ locale: language, timeZone: time_zone, currencySymbol: currency_symbol }}
      />
    </Panel>
  )
}

const languageOptions = languages.map((value) => ({ value, text: languageNames[value] }))
const isLanguage = (value: string): value is Language => languages.some((language) => language === value)

function RegionForm({ draft, zones, servedAt }: Pick<RegionPanelProps, 'draft' | 'zones' | 'servedAt'>) {
  const { form, errors, busy } = useApiForm('saveCompanySettings', {
    schema: async () => (await import('#contract/company/shapes.ts')).regionInput,
    texts: () => ({ done: copy.saved }),
    onDone: (_data, _input, sent) => draft.clear(sent),
  })
  useEarlyValues(form.ref, draft)
  const { language, time_zone, currency_symbol } = draft.value

  return (
    <form className="page-form" {...form}>
      <FieldGroup>
        <Combobox
          name="time_zone"
          label={copy.timeZone}
          items={zones.map(({ id, offset }) => ({ id, text: zoneName(id), detail: offset }))}
          value={time_zone}
          hint={
            <>
              {copy.timeThere} <ZoneClock servedAt={servedAt} locale={language} timeZone={time_zone} />
            </>
          }
          error={errors.time_zone}
          nothing={copy.nothing}
          onChange={(id) => id && draft.set({ time_zone: id })}
          required
        />
        <FieldRow>
          <Select
            name="language"
            label={copy.language}
            hint={copy.languageHint}
            options={languageOptions}
            value={language}
            error={errors.language}
            onChange={({ currentTarget: { value } }) => isLanguage(value) && draft.set({ language: value })}
          />
          <Field
            name="currency_symbol"
            label={copy.currency}
            hint={copy.currencyHint}
            value={currency_symbol}
            error={errors.currency_symbol}
            maxLength={4}
            autoComplete="off"
            onChange={(event) => draft.set({ currency_symbol: event.currentTarget.value })}
            required
          />
        </FieldRow>
      </FieldGroup>
      <Button type="submit" icon="check" busy={busy}>
        {busy ? settingsPage.saving : settingsPage.save}
      </Button>
    </form>
  )
}
