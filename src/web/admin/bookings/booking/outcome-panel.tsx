import { type SubmitEvent, useState } from 'react'
import { bookingPage as copy, bookingWords } from '#content/admin/bookings.ts'
import { bookingOutcomes, type BookingOutcome } from '#contract/bookings/admin-shapes.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useAdminChange } from '#web/admin/parts/use-admin-change.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { TextAreaField } from '#web/kit/forms/field.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { Button } from '#web/kit/forms/button.tsx'

interface OutcomePanelProps {
  id: string
  outcome: BookingOutcome | undefined
  note: string
}

const isOutcome = (value: string): value is BookingOutcome => bookingOutcomes.some((one) => one === value)

export function OutcomePanel({ id, outcome, note }: OutcomePanelProps) {
  const { act, busy } = useAdminChange()
  const [errors, setErrors] = useState<Record<string, string>>({})

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosen = textOf(form, 'outcome')
    if (!isOutcome(chosen)) return setErrors({ outcome: copy.chooseOutcome })
    const input = { id, outcome: chosen, note: textOf(form, 'note') }
    await act('adminBookingOutcome', input, { done: copy.saved, onFields: setErrors })
  }

  return (
    <Panel
      id="outcome"
      lit={outcome !== undefined}
      state={outcome ? bookingWords.outcomes[outcome] : bookingWords.states.over}
    >
      <form
        className="page-form"
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        onInput={() => setErrors({})}
      >
        <RadioCells
          legend={copy.outcome}
          name="outcome"
          defaultValue={outcome ?? ''}
          cells={bookingOutcomes.map((value) => ({ value, title: bookingWords.outcomes[value] }))}
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
