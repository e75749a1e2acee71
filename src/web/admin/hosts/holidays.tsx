import { hostsPage } from '#content/admin/bookings.ts'
import { dayNames, dayText } from '#rules/zone-text.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Field, FieldGroup, FieldRow } from '#web/kit/forms/field.tsx'
import { DataTable, type Column } from '#web/kit/data/data-table.tsx'
import { RowActions, RowButton } from '#web/kit/data/row-actions.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { Button } from '#web/kit/forms/button.tsx'

const { holidays: copy } = hostsPage

interface Holiday {
  id: string
  day: string
  name: string
  /** Empty for everybody. */
  host: string
}

interface HolidaysProps {
  holidays: readonly Holiday[]
  hosts: readonly { number: number; name: string }[]
}

const columns: Column<Holiday>[] = [
  {
    key: 'day',
    label: copy.columns.day,
    kind: 'title',
    cell: ({ day }) => `${dayText(day)} ${dayNames(day).year}`,
  },
  { key: 'name', label: copy.columns.name, cell: ({ name }) => name },
  { key: 'who', label: copy.columns.who, cell: ({ host }) => host || copy.everybody },
  { key: 'remove', label: copy.columns.remove, kind: 'actions', cell: (row) => <Remove {...row} /> },
]

function Remove({ id, name }: Holiday) {
  const { run, busy } = useApiAction()
  return (
    <RowActions>
      <RowButton
        plain
        aria-busy={busy}
        onClick={() => void run('adminHolidayRemove', { id }, { done: copy.removed })}
      >
        {copy.remove}
        <span className="visually-hidden">: {name}</span>
      </RowButton>
    </RowActions>
  )
}

/** Days on which nobody can be booked: the list, and a line for one more. */
export function Holidays({ holidays, hosts }: HolidaysProps) {
  const { form, errors, busy } = useApiForm('adminHoliday', {
    schema: async () => (await import('#contract/bookings/admin-shapes.ts')).holidayInput,
    read: (fields) => ({
      day: textOf(fields, 'day'),
      name: textOf(fields, 'name'),
      ...(textOf(fields, 'host') && { host: Number(textOf(fields, 'host')) }),
    }),
    texts: () => ({ done: copy.added }),
    clears: true,
  })

  return (
    <section className="holidays" aria-labelledby="holidays">
      <div className="holidays-text">
        <h2 id="holidays">{copy.heading}</h2>
        <p>{copy.text}</p>
        <form className="holidays-form" {...form}>
          <FieldGroup>
            <FieldRow>
              <Field type="date" name="day" label={copy.day} error={errors.day} required />
              <Select
                name="host"
                label={copy.who}
                options={[
                  { value: '', text: copy.everybody },
                  ...hosts.map(({ number, name }) => ({ value: String(number), text: name })),
                ]}
              />
            </FieldRow>
            <Field
              name="name"
              label={copy.name}
              error={errors.name}
              maxLength={80}
              autoComplete="off"
              required
            />
          </FieldGroup>
          <Button type="submit" icon="check" size="small" variant="secondary" busy={busy}>
            {busy ? copy.adding : copy.add}
          </Button>
        </form>
      </div>
      <DataTable
        caption={copy.caption}
        columns={columns}
        rows={holidays}
        rowKey={({ id }) => id}
        empty={copy.none}
      />
    </section>
  )
}
