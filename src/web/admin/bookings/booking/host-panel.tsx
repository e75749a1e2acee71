import { useState } from 'react'
import { bookingPage as copy } from '#content/admin/bookings.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { keepFields } from '#web/kit/forms/keep-fields.ts'
import { Field, FieldGroup } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import type { AdminSlots } from './use-admin-slots.ts'

interface HostPanelProps {
  booking: { id: string; sequence: number; startsAt: string; host: { number: number; name: string } }
  hosts: readonly { number: number; name: string }[]
  slots: AdminSlots
  onAgain(): void
}

/** Offers the hosts who are free. The server refuses one who is not free any more. */
export function HostPanel({ booking, hosts, slots, onAgain }: HostPanelProps) {
  const { run, busy } = useApiAction()
  const [error, setError] = useState<string>()
  const free =
    slots.status === 'ready'
      ? (slots.slots.find(({ starts_at }) => starts_at === booking.startsAt)?.hosts ?? [])
      : []
  const others = hosts.filter(({ number }) => number !== booking.host.number && free.includes(number))

  const give = async (fields: FormData) => {
    if (busy) return
    const host = textOf(fields, 'host')
    if (host === '') return setError(copy.choose)
    const { id, sequence } = booking
    const input = { id, sequence, host: Number(host), message: textOf(fields, 'message') }
    await run('adminBookingRehost', input, {
      done: copy.rehosted,
      onProblem: (problem) => setError(problem.fields?.host),
    })
    onAgain()
  }

  return (
    <Panel id="host" state={booking.host.name}>
      {slots.status === 'loading' && <p>{copy.looking}</p>}
      {slots.status !== 'loading' && others.length === 0 && <p>{copy.nobodyFree}</p>}
      {others.length > 0 && (
        <form
          className="page-form"
          noValidate
          action={(fields) => void give(fields)}
          onReset={keepFields}
          onInput={() => setError(undefined)}
        >
          <FieldGroup>
            <Select
              name="host"
              label={copy.rehost}
              placeholder={copy.choose}
              error={error}
              options={others.map(({ number, name }) => ({ value: String(number), text: name }))}
            />
            <Field name="message" label={copy.message} hint={copy.messageHint} maxLength={300} optional />
          </FieldGroup>
          <Button type="submit" variant="secondary" icon="user" busy={busy}>
            {busy ? copy.rehosting : copy.giveOn}
          </Button>
        </form>
      )}
    </Panel>
  )
}
