import { Link } from 'react-router'
import { orderPage as copy } from '#content/portal/orders.ts'
import { orderChangesPanel } from '#content/portal/order-window.ts'
import { pages } from '#content/shared/pages.ts'
import type { OrderView } from '#contract/orders/shapes.ts'
import { DataTable } from '#web/kit/data/data-table.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { changeColumns } from '../../order-window/change-columns.tsx'
import { TimeLeft } from '../../order-window/time-left.tsx'

type WindowPanelProps = Pick<OrderView, 'window' | 'changes'> & { state: string }

/** The minutes in which the order could change, and what its shopper made of them. */
export function WindowPanel({ window, changes, state }: WindowPanelProps) {
  return (
    <Panel id="window" state={state} lit={window?.state === 'open'} wide>
      {!window && <p>{copy.noWindowText}</p>}
      {window && (
        <KeyValueList
          rows={[
            { term: copy.opened, value: <FormattedDate at={window.opened_at} /> },
            ...(window.ends_at ? [{ term: copy.ends, value: <FormattedDate at={window.ends_at} /> }] : []),
            ...(window.state === 'open' && window.ends_at
              ? [{ term: copy.left, value: <TimeLeft until={window.ends_at} /> }]
              : []),
          ]}
        />
      )}
      {window && (
        <DataTable
          caption={orderChangesPanel.changes.caption}
          columns={ownColumns}
          rows={changes}
          rowKey={({ id }) => id}
          empty={copy.noChanges}
        />
      )}
      {window && (
        <p className="order-parts">
          <Link className="text-link" to={pages.orderChanges.path}>
            {copy.allChanges}
          </Link>
        </p>
      )}
    </Panel>
  )
}

/** The order is known here. */
const ownColumns = changeColumns.filter(({ key }) => key !== 'order')
