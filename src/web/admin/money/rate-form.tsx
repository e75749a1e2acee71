import { moneyPage } from '#content/admin/money.ts'
import { categoryNames, channelNames } from '#rules/money/message-names.ts'
import { microsOf } from '#rules/money/amounts.ts'
import { rateCategories, rateChannels } from '#rules/money/rate-card.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Field, FieldGroup, FieldRow } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'

const { rates: copy } = moneyPage
const channels = rateChannels.map((value) => ({ value, text: channelNames[value] }))
const categories = rateCategories.map((value) => ({ value, text: categoryNames[value] }))

/** A price from a day on; it counts once a colleague has approved it. */
export function RateForm() {
  const { form, errors, busy } = useApiForm('adminRate', {
    schema: async () => (await import('#contract/money/shapes.ts')).rateInput,
    read: (fields) => ({
      channel: textOf(fields, 'channel'),
      category: textOf(fields, 'category'),
      country: textOf(fields, 'country').trim().toUpperCase(),
      unit_price: microsOf(Number(textOf(fields, 'unit_price'))),
      starts_on: textOf(fields, 'starts_on'),
      short_notice: textOf(fields, 'short_notice'),
    }),
    texts: () => ({ done: copy.published }),
    clears: true,
  })
  return (
    <form className="admin-form" {...form}>
      <FieldGroup>
        <FieldRow>
          <Select name="channel" label={copy.channel} options={channels} />
          <Select name="category" label={copy.category} options={categories} />
        </FieldRow>
        <FieldRow>
          <Field
            name="country"
            label={copy.country}
            hint={copy.countryHint}
            error={errors.country}
            maxLength={2}
            autoComplete="off"
            required
          />
          <Field
            name="unit_price"
            label={copy.price}
            error={errors.unit_price}
            inputMode="decimal"
            autoComplete="off"
            required
          />
        </FieldRow>
        <FieldRow>
          <Field type="date" name="starts_on" label={copy.from} error={errors.starts_on} required />
          <Field
            name="short_notice"
            label={copy.why}
            error={errors.short_notice}
            maxLength={300}
            autoComplete="off"
          />
        </FieldRow>
      </FieldGroup>
      <Button type="submit" size="small" variant="secondary" busy={busy}>
        {copy.publish}
      </Button>
    </form>
  )
}
