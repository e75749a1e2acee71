import { answerLabels } from '#content/shared/booking/answers.ts'
import { scheduleDemo } from '#content/site/booking.ts'
import { type Meeting, meetings, orderCounts, pains, platforms } from '#contract/bookings/choices.ts'
import type { FieldErrors } from '#web/client/forms/field-errors.ts'
import { Field, FieldGroup } from '#web/kit/forms/field.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { fieldOf, NameFields, PersonPhone } from '#web/site/forms/person-fields.tsx'

const { details: copy, questions } = scheduleDemo
const { fields: labels } = copy

const cellsOf = <T extends string>(
  values: readonly T[],
  texts: Record<T, { title: string; note?: string }>,
) => values.map((value) => ({ value, ...texts[value] }))

const cells = {
  platform: cellsOf(platforms, answerLabels.platform),
  orders: cellsOf(orderCounts, answerLabels.orders),
  pain: cellsOf(pains, answerLabels.pain),
}

type FieldName = keyof typeof labels | keyof typeof cells | 'meeting' | 'note'

interface DetailsFieldsProps {
  /** What the fields start with. */
  values: Readonly<Partial<Record<FieldName, string>>>
  errors: FieldErrors
  /** The host of the held time, where one is held; without an address they can only call. */
  host?: { name: string; video: boolean }
  onCountryCode?(id: string | null): void
}

/** Who comes to the demo, how the two meet, and three questions that may be skipped. */
export function DetailsFields({ values, errors, host, onCountryCode }: DetailsFieldsProps) {
  const state = { values, errors }
  return (
    <>
      <FieldGroup>
        <NameFields {...state} labels={labels} isLastOptional />
        <Field
          {...fieldOf('email', labels, state)}
          type="email"
          hint={copy.emailHint}
          autoComplete="email"
          inputMode="email"
          required
        />
      </FieldGroup>
      <div className="schedule-meeting">
        {host?.video === false ? (
          <p>
            <input type="hidden" name="meeting" value={'phone' satisfies Meeting} />
            {copy.phoneOnly(host.name)}
          </p>
        ) : (
          <RadioCells
            legend={copy.meeting}
            name="meeting"
            cells={cellsOf(meetings, copy.meetings)}
            defaultValue={values.meeting || 'video'}
            error={errors.meeting}
            required
          />
        )}
        <div className="schedule-phone">
          <FieldGroup>
            <PersonPhone {...state} labels={labels} onCountryCode={onCountryCode} />
          </FieldGroup>
          <p className="caption">{copy.phoneHint}</p>
        </div>
      </div>
      <Questions {...state} />
    </>
  )
}

function Questions({ values, errors }: Pick<DetailsFieldsProps, 'values' | 'errors'>) {
  const names = ['platform', 'orders', 'pain'] as const
  const isBegun = ([...names, 'note', 'website_url'] as const).some((name) => values[name] || errors[name])
  return (
    <details className="schedule-questions" open={isBegun}>
      <summary>
        <b>{questions.heading}</b> <span>{questions.optional}</span>
      </summary>
      {names.map((name) => (
        <div key={name} className="schedule-question" data-cells={cells[name].length}>
          <RadioCells
            legend={questions[name]}
            name={name}
            cells={cells[name]}
            defaultValue={values[name] ?? ''}
            error={errors[name]}
          />
        </div>
      ))}
      <FieldGroup>
        <Field
          name="note"
          label={questions.note}
          defaultValue={values.note}
          error={errors.note}
          maxLength={300}
          optional
        />
        <Field
          {...fieldOf('website_url', labels, { values, errors })}
          autoComplete="url"
          inputMode="url"
          optional
        />
      </FieldGroup>
    </details>
  )
}
