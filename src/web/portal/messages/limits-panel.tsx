import { limitsPanel as copy } from '#content/portal/messages.ts'
import type { MessageSettings } from '#contract/messages/shapes.ts'
import { microsOf, unitsOf } from '#rules/money/amounts.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Field, FieldGroup, FieldRow } from '#web/kit/forms/field.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { usePortal } from '#web/portal/layout/portal-context.ts'

/** Quiet hours and the most that one message may cost. */
export function LimitsPanel({ settings }: { settings: MessageSettings }) {
  const isQuiet = settings.quiet_from !== settings.quiet_to
  const hasCap = settings.price_cap !== null
  return (
    <Panel id="limits" lit={isQuiet || hasCap} state={copy.state(isQuiet, hasCap)}>
      <LimitsForm settings={settings} />
    </Panel>
  )
}

function LimitsForm({ settings }: { settings: MessageSettings }) {
  const mayChange = usePortal().may('apps:activate')
  const { form, errors, busy } = useApiForm('saveMessageSettings', {
    schema: async () => (await import('#contract/messages/shapes.ts')).messageSettingsInput,
    read: (fields) => ({
      quiet_from: minutesIn(textOf(fields, 'quiet_from')),
      quiet_to: minutesIn(textOf(fields, 'quiet_to')),
      price_cap: sumIn(textOf(fields, 'price_cap').trim()),
    }),
    texts: () => ({ done: copy.saved, message: () => undefined }),
  })
  return (
    <form className="page-form" {...form}>
      <fieldset className="limits-fields" disabled={!mayChange}>
        <FieldGroup>
          <FieldRow>
            <Field
              name="quiet_from"
              type="time"
              label={copy.from}
              error={errors.quiet_from}
              defaultValue={timeOf(settings.quiet_from)}
            />
            <Field
              name="quiet_to"
              type="time"
              label={copy.to}
              error={errors.quiet_to}
              defaultValue={timeOf(settings.quiet_to)}
            />
          </FieldRow>
          <Field
            name="price_cap"
            label={copy.cap(settings.currency)}
            hint={copy.capHint}
            error={errors.price_cap}
            defaultValue={settings.price_cap === null ? '' : String(unitsOf(settings.price_cap))}
            inputMode="decimal"
            autoComplete="off"
            optional
          />
        </FieldGroup>
        <p className="caption">{copy.quietHint}</p>
      </fieldset>
      {mayChange ? (
        <Button type="submit" icon="check" busy={busy}>
          {busy ? copy.saving : copy.save}
        </Button>
      ) : (
        <p className="caption">{copy.readOnly}</p>
      )}
    </form>
  )
}

const two = (number: number) => String(number).padStart(2, '0')
const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** An empty field is no time, which the server refuses. */
function minutesIn(typed: string): number {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(typed) ?? []
  return hours === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes)
}

const sumIn = (typed: string) => (typed === '' ? null : microsOf(Number(typed)))
