import { orderChangesPanel } from '#content/portal/order-window.ts'
import { DataTable } from '#web/kit/data/data-table.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { NamesNote } from '../customers/names-note.tsx'
import { useNames } from '../customers/use-names.ts'
import { changeColumnsWith } from './change-columns.tsx'
import type { useOrderChanges } from './use-order-changes.ts'

const { changes: copy } = orderChangesPanel

type ChangesListProps = Pick<ReturnType<typeof useOrderChanges>, 'changes' | 'next' | 'isBusy' | 'more'>

/** So many names are asked for at once. */
const mostNames = 50

/** What customers changed, newest first, with older ones by a press. */
export function ChangesList({ changes, next, isBusy, more }: ChangesListProps) {
  const customers = new Set(changes.flatMap(({ customer_id: id }) => id ?? []))
  const names = useNames([...customers].slice(0, mostNames))
  return (
    <>
      <NamesNote names={names} />
      <DataTable
        caption={copy.caption}
        columns={changeColumnsWith(names)}
        rows={changes}
        rowKey={({ id }) => id}
        empty={copy.empty}
      />
      {next !== null && (
        <Button type="button" variant="secondary" busy={isBusy} onClick={() => void more()}>
          {copy.older}
        </Button>
      )}
    </>
  )
}
