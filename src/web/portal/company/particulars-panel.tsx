import type { ReactNode } from 'react'
import { companyPage, particularsPanel as copy } from '#content/portal/company.ts'
import { countries } from '#content/shared/countries.ts'
import { unsaved } from '#content/shared/panels.ts'
import { taxIdNameOf } from '#rules/money/tax-rules.ts'
import type { CompanyProfile } from '#contract/company/shapes.ts'
import { Filled } from '#web/kit/panels/filled.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { type Draft, useEarlyValues } from '#web/client/forms/use-draft.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Combobox } from '#web/kit/forms/combobox/combobox.tsx'
import { Field, FieldGroup, TextAreaField } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'

type Particulars = Omit<CompanyProfile, 'logo'>

interface ParticularsPanelProps {
  draft: Draft<Particulars>
  mayEdit: boolean
  administrators: readonly string[]
  state: ReactNode
}

export function ParticularsPanel({ draft, mayEdit, administrators, state }: ParticularsPanelProps) {
  const { legal_name, tax_id, address, country } = draft.value
  return (
    <Panel half id="particulars" state={draft.isDirty ? unsaved.state : state}>
      {mayEdit ? (
        <ParticularsForm draft={draft} />
      ) : (
        <Filled
          rows={[
            { term: copy.fields.legal_name, value: legal_name },
            { term: taxIdLabel(country), value: tax_id },
            { term: copy.fields.address, value: address && <span className="company-lines">{address}</span> },
            { term: copy.fields.country, value: country },
          ]}
          administrators={administrators}
        />
      )}
    </Panel>
  )
}

const countryCode = (name: string) => countries.find((country) => country.name === name)?.code ?? ''
const taxIdLabel = (country: string) => taxIdNameOf(countryCode(country))

const named = countries.map(({ code, name }) => ({ id: name, text: name, plate: code }))

/** A stored value that is not in the list stays selectable. */
const countryItems = (chosen: string) =>
  !chosen || named.some(({ id }) => id === chosen) ? named : [{ id: chosen, text: chosen }, ...named]

function ParticularsForm({ draft }: Pick<ParticularsPanelProps, 'draft'>) {
  const { form, errors, busy } = useApiForm('saveCompanyProfile', {
    schema: async () => (await import('#contract/company/shapes.ts')).particularsInput,
    texts: () => ({ done: copy.saved }),
    onDone: (_data, _input, sent) => draft.clear(sent),
  })
  useEarlyValues(form.ref, draft)
  const { value, set } = draft
  const text = (name: 'legal_name' | 'tax_id') => ({
    name,
    label: name === 'tax_id' ? taxIdLabel(value.country) : copy.fields[name],
    value: value[name],
    error: errors[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => set({ [name]: event.currentTarget.value }),
  })

  return (
    <form className="page-form" {...form}>
      <FieldGroup>
        <Field {...text('legal_name')} maxLength={120} autoComplete="organization" optional />
        <Field
          {...text('tax_id')}
          hint={copy.taxHint(countryCode(value.country))}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          optional
        />
        <TextAreaField
          name="address"
          label={copy.fields.address}
          value={value.address}
          error={errors.address}
          rows={4}
          maxLength={400}
          autoComplete="street-address"
          onChange={(event) => set({ address: event.currentTarget.value })}
          optional
        />
        <Combobox
          name="country"
          label={copy.fields.country}
          items={countryItems(value.country)}
          value={value.country || null}
          error={errors.country}
          nothing={copy.noCountry}
          onChange={(id) => set({ country: id ?? '' })}
          optional
        />
      </FieldGroup>
      <Button type="submit" icon="check" busy={busy}>
        {busy ? companyPage.saving : companyPage.save}
      </Button>
    </form>
  )
}
