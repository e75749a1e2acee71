import { messagesPanel as copy } from '#content/portal/messages.ts'
import { messageNames } from '#content/shared/message-names.ts'
import type { MessageRow } from '#contract/messages/shapes.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import type { Column } from '#web/kit/data/data-table.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { MessagePrices, MessageStates } from './message-lines.tsx'

export const messageColumns: Column<MessageRow>[] = [
  {
    key: 'event',
    label: copy.columns.event,
    kind: 'title',
    cell: ({ event, is_test: isTest }) => (
      <>
        {messageNames.events[event]} {isTest && <Badge>{copy.test}</Badge>}
      </>
    ),
  },
  { key: 'at', label: copy.columns.at, kind: 'typed', cell: ({ at }) => <FormattedDate at={at} /> },
  { key: 'order', label: copy.columns.order, kind: 'typed', cell: ({ order_name: name }) => name || '–' },
  {
    key: 'channel',
    label: copy.columns.channel,
    cell: ({ lines }) => <MessageStates lines={lines} />,
  },
  {
    key: 'price',
    label: copy.columns.price,
    kind: 'sum',
    cell: ({ lines }) => <MessagePrices lines={lines} />,
  },
]
