import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { hostPage as copy } from '#content/admin/bookings.ts'
import { browserMessages } from '#content/shared/browser-messages.ts'
import { pages } from '#content/shared/pages.ts'
import { writeShifts } from '#contract/bookings/working-hours.ts'
import { readRoster } from '#domain/booking/admin-roster.ts'
import { listTimeZones } from '#domain/company/time-zones.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useFieldErrors } from '#web/client/forms/use-field-errors.ts'
import { headOf } from '#web/document-head.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { SettingsPage } from '#web/kit/panels/settings-page.tsx'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Combobox } from '#web/kit/forms/combobox/combobox.tsx'
import { keepFields } from '#web/kit/forms/keep-fields.ts'
import { Field, FieldGroup, FieldRow } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { zoneName } from '#web/client/zone-name.ts'
import { requireStaff } from '#web/admin/guard.server.ts'
import type { Route } from './+types/route.ts'

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  headOf({ ...pages.adminHome, title: data?.host?.name ?? copy.newHeading })

/** `new` is a blank form. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const { hosts } = await readRoster(staff)
  const host = hosts.find(({ number }) => String(number) === args.params.number)
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer 404
  if (!host && args.params.number !== 'new') throw new Response(null, { status: 404 })
  return { host, zones: listTimeZones(staff.clock.now(), host?.timeZone ?? 'UTC') }
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export default function Host({ loaderData: { host, zones } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const toast = useToast()
  const { run, busy } = useApiAction()
  const { ref, errors, show, checkFields, recheck } = useFieldErrors({
    schema: async () => (await import('#contract/bookings/admin-shapes.ts')).hostInput,
  })
  const [zone, setZone] = useState(host?.timeZone ?? 'UTC')
  const days = host?.week.filter((shifts) => shifts.length > 0).length ?? 0

  const save = async (fields: FormData) => {
    if (busy) return
    if (!(await checkFields(fields))) return toast({ status: 'error', ...browserMessages.invalid_input })
    // Sent as typed: the schema turns working hours into shifts, and the server reads them by the same rules.
    const typed = (name: string) => textOf(fields, name)
    const input = {
      number: host?.number,
      email: typed('email'),
      name: typed('name'),
      title: typed('title'),
      time_zone: typed('time_zone'),
      room_url: typed('room_url'),
      active: typed('active'),
      ...Object.fromEntries(weekdays.map((day) => [`hours_${day}`, typed(`hours_${day}`)])),
    }
    const done = await run('adminHost', input, {
      done: copy.saved,
      onProblem: (problem) => show(problem.fields ?? {}),
    })
    if (done && !host) void navigate('/admin/hosts')
  }

  return (
    <SettingsPage
      heading={host?.name ?? copy.newHeading}
      lead={copy.lead}
      cover={
        <Link className="text-link" to="/admin/hosts">
          {copy.back}
        </Link>
      }
      panels={copy.panels}
    >
      <form
        key={host?.number ?? 'new'}
        ref={ref}
        noValidate
        action={(fields) => void save(fields)}
        onReset={keepFields}
        onInput={recheck}
      >
        <Panel
          id="person"
          lit={host?.active ?? true}
          state={(host?.active ?? true) ? copy.states.active : copy.states.inactive}
        >
          <div className="page-form">
            <FieldGroup>
              <FieldRow>
                <Field
                  name="name"
                  label={copy.name}
                  defaultValue={host?.name}
                  error={errors.name}
                  maxLength={80}
                  required
                />
                <Field name="title" label={copy.title} defaultValue={host?.title} maxLength={80} optional />
              </FieldRow>
              <Field
                type="email"
                name="email"
                label={copy.email}
                hint={copy.emailHint}
                defaultValue={host?.email}
                error={errors.email}
                readOnly={host !== undefined}
                required
              />
              <Combobox
                name="time_zone"
                label={copy.zone}
                items={zones.map(({ id, offset }) => ({ id, text: zoneName(id), detail: offset }))}
                value={zone}
                nothing={copy.noZone}
                error={errors.time_zone}
                onChange={(id) => id && setZone(id)}
                required
              />
              <Field
                name="room_url"
                label={copy.room}
                hint={copy.roomHint}
                defaultValue={host?.roomUrl ?? ''}
                error={errors.room_url}
                inputMode="url"
                optional
              />
            </FieldGroup>
            <Checkbox name="active" defaultChecked={host?.active ?? true}>
              {copy.active}
            </Checkbox>
          </div>
        </Panel>
        <Panel id="hours" state={copy.states.hours(days)}>
          <div className="page-form">
            <FieldGroup>
              {weekdays.map((weekday) => (
                <Field
                  key={weekday}
                  name={`hours_${weekday}`}
                  label={copy.days[weekday - 1] ?? ''}
                  placeholder={weekday === 1 ? copy.daysHint : undefined}
                  defaultValue={writeShifts(host?.week[weekday - 1] ?? [])}
                  error={errors[`hours_${weekday}`]}
                  autoComplete="off"
                  maxLength={100}
                />
              ))}
            </FieldGroup>
            <Button type="submit" icon="check" busy={busy}>
              {busy ? copy.saving : copy.save}
            </Button>
          </div>
        </Panel>
      </form>
    </SettingsPage>
  )
}
