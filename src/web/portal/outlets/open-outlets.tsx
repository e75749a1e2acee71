import { useState } from 'react'
import { outletRecord, outletsPage as copy } from '#content/portal/outlets.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { matchingItems } from '#web/kit/forms/combobox/combobox-search.ts'
import { EmptyState } from '#web/kit/data/empty-state.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { RowActions, RowButton } from '#web/kit/data/row-actions.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { NewKey } from './new-key.tsx'
import { ArchiveOutlet, RenameOutlet } from './outlet-dialogs.tsx'
import { nameOf, OutletRecord, type OutletRow } from './outlet-record.tsx'

/** From this many outlets on, the list has a search. */
const searchFrom = 8
const step = 20

type Dialogs = 'rename' | 'renew' | 'archive'

export function OpenOutlets({ outlets }: { outlets: OutletRow[] }) {
  const { outlet, may, switchTo, addOutlet } = usePortal()
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(step)
  const [asked, setAsked] = useState<{ dialog: Dialogs; row: OutletRow }>()
  const mayManage = may('outlets:manage')
  const found = typed.trim() ? findRows(outlets, typed) : outlets
  const of = (dialog: Dialogs) => (asked?.dialog === dialog ? asked.row : undefined)
  const close = () => setAsked(undefined)

  const actionsFor = (row: OutletRow) => {
    const name = nameOf(row)
    const ask = (dialog: Dialogs, label: string) => (
      <RowButton plain aria-label={`${label}: ${name}`} onClick={() => setAsked({ dialog, row })}>
        {label}
      </RowButton>
    )
    const isElsewhere = row.id !== outlet?.id
    if (!mayManage && !isElsewhere) return null
    return (
      <RowActions>
        {mayManage && ask('rename', outletRecord.rename)}
        {mayManage && ask('renew', outletRecord.renew)}
        {mayManage && outlets.length > 1 && ask('archive', outletRecord.archive)}
        {isElsewhere && (
          <RowButton aria-label={`${outletRecord.work}: ${name}`} onClick={() => void switchTo(row.id)}>
            {outletRecord.work}
          </RowButton>
        )}
      </RowActions>
    )
  }

  if (outlets.length === 0) {
    return (
      <EmptyState
        title={copy.empty.title}
        level={3}
        action={
          mayManage && (
            <Button icon="plus" onClick={addOutlet}>
              {copy.add}
            </Button>
          )
        }
      >
        {mayManage ? copy.empty.may : copy.empty.mayNot}
      </EmptyState>
    )
  }
  const left = Math.min(step, found.length - shown)
  const isLong = outlets.length >= searchFrom
  const adder = mayManage && (
    <Button icon="plus" onClick={addOutlet}>
      {copy.add}
    </Button>
  )
  return (
    <>
      {isLong && (
        <div className="outlets-find">
          <Field
            type="search"
            label={copy.find}
            placeholder={copy.findHint}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setShown(step)
            }}
          />
          {adder}
        </div>
      )}
      {found.slice(0, shown).map((row) => (
        <OutletRecord key={row.id} row={row}>
          {actionsFor(row)}
        </OutletRecord>
      ))}
      {found.length === 0 && <output>{copy.nothing}</output>}
      {!isLong && adder}
      {left > 0 && (
        <Button variant="secondary" icon="down" onClick={() => setShown(shown + step)}>
          {copy.more(left)}
        </Button>
      )}
      <RenameOutlet row={of('rename')} onClose={close} />
      <ArchiveOutlet row={of('archive')} onClose={close} />
      <NewKey row={of('renew')} onClose={close} />
    </>
  )
}

const findRows = (outlets: OutletRow[], typed: string) =>
  matchingItems(
    outlets.map((row) => ({ id: row.id, text: nameOf(row), detail: row.web_url ?? '', row })),
    typed,
  ).map(({ row }) => row)
