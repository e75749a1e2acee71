import { bookingPage as copy, bookingTexts } from '#content/admin/bookings.ts'
import { bookingOutcomes, type BookingOutcome } from '#contract/bookings/choices.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { TextAreaField } from '#web/kit/forms/field.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { Button } from '#web/kit/forms/button.tsx'

interface OutcomePanelProps {
  id: string
  outcome: BookingOutcome | undefined
  note: string
}

export function OutcomePanel({ id, outcome, note }: OutcomePanelProps) {
  const { form, errors, busy } = useApiForm('adminBookingOutcome', {
    schema: async () => (await import('#contract/bookings/admin-shapes.ts')).adminOutcome,
    read: (fields) => ({ id, outcome: textOf(fields, 'outcome'), note: textOf(fields, 'note') }),
    texts: () => ({ done: copy.saved }),
  })

  return (
    <Panel
      id="outcome"
      lit={outcome !== undefined}
      state={outcome ? bookingTexts.outcomes[outcome] : bookingTexts.states.over}
    >
      <form className="page-form" {...form}>
        <RadioCells
          legend={copy.outcome}
          name="outcome"
          defaultValue={outcome ?? ''}
          cells={bookingOutcomes.map((value) => ({ value, title: bookingTexts.outcomes[value] }))}
          error={errors.outcome}
        />
        <TextAreaField
          name="note"
          label={copy.outcomeNote}
          hint={copy.outcomeHint}
          defaultValue={note}
          error={errors.note}
          rows={3}
          maxLength={1000}
        />
        <Button type="submit" icon="check" busy={busy}>
          {busy ? copy.saving : copy.save}
        </Button>
      </form>
    </Panel>
  )
}
