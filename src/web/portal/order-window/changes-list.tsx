import { orderChangesPanel } from '#content/portal/order-window.ts'
import { DataTable } from '#web/kit/data/data-table.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { changeColumns } from './change-columns.tsx'
import type { useOrderChanges } from './use-order-changes.ts'

const { changes: copy } = orderChangesPanel

type ChangesListProps = Pick<ReturnType<typeof useOrderChanges>, 'changes' | 'next' | 'isBusy' | 'more'>

/** What customers changed, newest first, with older ones by a press. */
export const ChangesList = ({ changes, next, isBusy, more }: ChangesListProps) => (
  <>
    <DataTable
      caption={copy.caption}
      columns={changeColumns}
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
