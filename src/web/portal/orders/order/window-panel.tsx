import { Link } from 'react-router'
import { messagesPanel } from '#content/portal/messages.ts'
import { messageNames } from '#content/shared/message-names.ts'
import { orderPage as copy } from '#content/portal/orders.ts'
import { orderChangesPanel } from '#content/portal/order-window.ts'
import type { MessageLine } from '#contract/messages/message-line.ts'
import { pages } from '#content/shared/pages.ts'
import type { OrderView } from '#contract/orders/shapes.ts'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { MessagePrices, MessageStates } from '../../messages/message-lines.tsx'
import { changeColumns } from '../../order-window/change-columns.tsx'
import { TimeLeft } from '../../order-window/time-left.tsx'

type WindowPanelProps = Pick<OrderView, 'window' | 'changes' | 'messages'> & { state: string }

/** The minutes in which the order could change, and what its shopper made of them. */
export function WindowPanel({ window, changes, messages, state }: WindowPanelProps) {
  return (
    <Panel id="window" state={state} lit={window?.state === 'open'} wide>
      {!window && <p>{copy.noWindowText}</p>}
      {window && (
        <KeyValueList
          rows={[
            ...(window.ends_at
              ? [
                  { term: copy.opened, value: <FormattedDate at={window.opened_at} /> },
                  { term: copy.ends, value: <FormattedDate at={window.ends_at} /> },
                ]
              : [{ term: copy.windowState, value: state }]),
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
        <>
          <DataTable
            caption={messagesPanel.captionOrder}
            columns={messageColumns}
            rows={messages}
            rowKey={({ id, channel }) => `${id} ${channel}`}
            empty={messagesPanel.emptyOrder}
          />
          <p className="order-parts">
            <Link className="text-link" to={pages.orderChanges.path}>
              {copy.allChanges}
            </Link>
          </p>
        </>
      )}
    </Panel>
  )
}

/** The order is known here. */
const ownColumns = changeColumns.filter(({ key }) => key !== 'order')

const messageColumns: Column<MessageLine>[] = [
  {
    key: 'event',
    label: messagesPanel.columns.event,
    kind: 'title',
    cell: ({ event }) => messageNames.events[event],
  },
  { key: 'at', label: messagesPanel.columns.at, kind: 'typed', cell: ({ at }) => <FormattedDate at={at} /> },
  { key: 'how', label: messagesPanel.columns.channel, cell: (line) => <MessageStates lines={[line]} /> },
  {
    key: 'price',
    label: messagesPanel.columns.price,
    kind: 'sum',
    cell: (line) => <MessagePrices lines={[line]} />,
  },
]
