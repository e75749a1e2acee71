import { orderPage } from '#content/portal/orders.ts'
import type { OrderView } from '#contract/orders/shapes.ts'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { sumText } from '../../sum-text.ts'

const { items: copy } = orderPage

type Line = OrderView['lines'][number]

const columns: Column<Line>[] = [
  { key: 'title', label: copy.columns.title, kind: 'title', cell: ({ title }) => title },
  {
    key: 'quantity',
    label: copy.columns.quantity,
    kind: 'typed',
    cell: ({ quantity, ordered }) =>
      quantity === ordered ? quantity : `${quantity} (${copy.removed(ordered)})`,
  },
  { key: 'total', label: copy.columns.total, kind: 'sum', cell: ({ total }) => sumText(total) },
]

export function ItemsPanel({ lines, state }: { lines: readonly Line[]; state: string }) {
  return (
    <Panel id="items" state={state} wide>
      <DataTable
        caption={copy.caption}
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id}
        empty={copy.empty}
      />
    </Panel>
  )
}
