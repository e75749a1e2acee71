import { orderChangesPanel as copy } from '#content/portal/order-window.ts'
import type { OrderWindowRow } from '#contract/account/window-settings-shapes.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { OrderLink } from './change-columns.tsx'
import { ChangesList } from './changes-list.tsx'
import { TimeLeft } from './time-left.tsx'
import { type OrderChanges, useOrderChanges } from './use-order-changes.ts'
import { windowText } from './window-text.ts'

/** Which orders can still change, and what customers changed, newest first. */
export function ChangesPanel({ first, isOn }: { first: OrderChanges; isOn: boolean }) {
  const { windows, onHold, ...list } = useOrderChanges(first, isOn)
  return (
    <Panel id="changes" lit={onHold > 0} state={copy.state(onHold)} wide>
      <div className="window-lists">
        <section>
          <h3>{copy.windows.caption}</h3>
          <DataTable
            caption={copy.windows.caption}
            columns={windowColumns}
            rows={windows}
            rowKey={({ order_id: id }) => id}
            empty={copy.windows.empty}
          />
        </section>
        <section>
          <h3>{copy.changes.caption}</h3>
          <ChangesList {...list} />
        </section>
      </div>
    </Panel>
  )
}

const windowColumns: Column<OrderWindowRow>[] = [
  {
    key: 'order',
    label: copy.windows.columns.order,
    kind: 'title',
    cell: ({ order_id: id, order_name: name, is_cash: isCash }) => (
      <>
        <OrderLink id={id} name={name} /> {isCash && <Badge>{copy.windows.cash}</Badge>}
      </>
    ),
  },
  {
    key: 'opened',
    label: copy.windows.columns.opened,
    kind: 'typed',
    cell: ({ opened_at: at }) => <FormattedDate at={at} />,
  },
  {
    key: 'state',
    label: copy.windows.columns.state,
    cell: windowText,
  },
  {
    key: 'left',
    label: copy.windows.columns.left,
    kind: 'typed',
    cell: ({ state, ends_at: endsAt }) => (state === 'open' && endsAt ? <TimeLeft until={endsAt} /> : '–'),
  },
]
