import { companyMoneyPage } from '#content/admin/money.ts'
import { microsOf } from '#rules/money/amounts.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Field, FieldGroup, FieldRow } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'

const { adjust: copy, reasons } = companyMoneyPage

const options = (words: Record<string, string>) =>
  Object.entries(words).map(([value, text]) => ({ value, text }))

/** The server does a small change at once; a larger one waits for a second person. */
export function AdjustForm({ wallet }: { wallet: string }) {
  const { form, errors, busy } = useApiForm('adminAdjust', {
    schema: async () => (await import('#contract/money/shapes.ts')).adjustmentInput,
    read: (fields) => {
      const act = textOf(fields, 'act')
      const dollars = Number(textOf(fields, 'amount').replace('−', '-') || 0)
      const hasSum = act === 'adjust' || act === 'refund'
      return {
        wallet,
        act,
        amount: hasSum ? microsOf(dollars) : 0,
        reason: textOf(fields, 'reason'),
        note: textOf(fields, 'note'),
      }
    },
    texts: () => ({ done: copy.done, message: ({ is_posted }) => (is_posted ? copy.posted : copy.waits) }),
    clears: true,
  })
  return (
    <form className="admin-form" {...form}>
      <FieldGroup>
        <FieldRow>
          <Select name="act" label={copy.act} options={options(copy.acts)} />
          <Select name="reason" label={copy.reason} options={options(reasons)} />
        </FieldRow>
        <Field name="amount" label={copy.amount} error={errors.amount} autoComplete="off" />
        <Field
          name="note"
          label={copy.note}
          error={errors.note}
          maxLength={300}
          autoComplete="off"
          required
        />
      </FieldGroup>
      <Button type="submit" size="small" busy={busy}>
        {copy.propose}
      </Button>
    </form>
  )
}
