import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { incidentsPage as copy } from '#content/admin/incidents.ts'
import { incidentStateTexts } from '#content/shared/incidents.ts'
import { incidentStates } from '#contract/status/incident-states.ts'
import type { Incident } from '#contract/status/shapes.ts'
import { clockText } from '#rules/zone-text.ts'
import { instantOf, localTime } from '#rules/zone-time.ts'
import { useOwnZone } from '#web/admin/parts/use-own-zone.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Field, FieldGroup, FieldRow, TextAreaField } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'

interface IncidentFormProps {
  /** Missing for a new one. */
  incident: Incident | undefined
  now: string
}

const stateOptions = incidentStates.map((value) => ({ value, text: incidentStateTexts[value] }))

/** Times are typed and shown in the reader's own zone. */
export function IncidentForm({ incident, now }: IncidentFormProps) {
  const zone = useOwnZone()
  const { form, errors, busy } = useApiForm('adminIncident', {
    schema: async () => (await import('#contract/status/shapes.ts')).incidentInput,
    read: (fields) => ({
      ...(incident && { id: incident.id }),
      title: textOf(fields, 'title'),
      text: textOf(fields, 'text'),
      state: textOf(fields, 'state'),
      began_at: instantText(textOf(fields, 'began_at'), zone),
      ...(textOf(fields, 'ended_at') && { ended_at: instantText(textOf(fields, 'ended_at'), zone) }),
    }),
    texts: () => ({ done: copy.saved }),
    clears: !incident,
  })
  const section = useRef<HTMLElement>(null)
  const chosen = incident?.id
  // The focus moves here from the list.
  useEffect(() => {
    if (chosen) section.current?.focus({ preventScroll: true })
  }, [chosen])
  return (
    <section
      ref={section}
      className="incident-form"
      id="incident"
      aria-labelledby="incident-heading"
      tabIndex={-1}
    >
      <h2 id="incident-heading">{incident ? copy.changeHeading : copy.newHeading}</h2>
      {incident && (
        <Link className="text-link" to="?">
          {copy.another}
        </Link>
      )}
      <form {...form} key={zone}>
        <FieldGroup>
          <Field
            name="title"
            label={copy.title}
            defaultValue={incident?.title}
            error={errors.title}
            maxLength={120}
            autoComplete="off"
            required
          />
          <TextAreaField
            name="text"
            label={copy.text}
            hint={copy.textHint}
            defaultValue={incident?.text}
            error={errors.text}
            maxLength={2000}
            required
          />
          <Select name="state" label={copy.state} options={stateOptions} defaultValue={incident?.state} />
          <FieldRow>
            <Field
              type="datetime-local"
              name="began_at"
              label={copy.began}
              defaultValue={localText(incident?.beganAt ?? now, zone)}
              error={errors.began_at}
              required
            />
            <Field
              type="datetime-local"
              name="ended_at"
              label={copy.ended}
              hint={copy.endedHint}
              defaultValue={incident?.endedAt ? localText(incident.endedAt, zone) : ''}
              error={errors.ended_at}
              optional
            />
          </FieldRow>
        </FieldGroup>
        <Button type="submit" icon="check" busy={busy}>
          {busy ? copy.saving : copy.save}
        </Button>
      </form>
    </section>
  )
}

/** `2026-11-16T16:30`, as the field holds it. */
function localText(at: string, zone: string): string {
  const { day, minutes } = localTime(Date.parse(at), zone)
  return `${day}T${clockText(minutes)}`
}

/** Empty text stays empty, and is refused. */
function instantText(local: string, zone: string): string {
  const [, day, hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(local) ?? []
  return day ? new Date(instantOf(day, Number(hours) * 60 + Number(minutes), zone)).toISOString() : ''
}
