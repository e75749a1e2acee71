import { messageLines, messagesPanel as copy } from '#content/portal/messages.ts'
import { messageNames } from '#content/shared/message-names.ts'
import type { MessageList } from '#contract/messages/shapes.ts'
import { messageChannels, messageEvents } from '#rules/messages/events.ts'
import { DataTable } from '#web/kit/data/data-table.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { messageColumns } from './message-columns.tsx'
import { type MessageFilter, useMessages } from './use-messages.ts'

interface MessagesPanelProps {
  first: MessageList
  /** What belongs to this workspace; the rest can be chosen. */
  fixed: Pick<MessageFilter, 'event' | 'channel'>
}

const states = ['waiting', 'sending', 'sent', 'delivered', 'read', 'failed', 'not_sent'] as const

/** Messages newest first, with each attempt and its price. */
export function MessagesPanel({ first, fixed }: MessagesPanelProps) {
  const { list, filter, setFilter, next, isBusy, more } = useMessages(first, { ...fixed, state: '' })
  const isFiltered = filter.state !== '' || filter.event !== fixed.event || filter.channel !== fixed.channel
  const all = { value: '', text: copy.filters.all }
  return (
    <Panel
      id="messages"
      lit={list.messages.length > 0}
      state={copy.state(list.messages.length, next !== null)}
      wide
    >
      <div className="messages">
        <div className="messages-filters">
          {fixed.event === '' && (
            <Select
              label={copy.filters.event}
              value={filter.event}
              options={[all, ...messageEvents.map((value) => ({ value, text: messageNames.events[value] }))]}
              onChange={({ currentTarget: { value } }) =>
                setFilter({ ...filter, event: messageEvents.find((one) => one === value) ?? '' })
              }
            />
          )}
          {fixed.channel === '' && (
            <Select
              label={copy.filters.channel}
              value={filter.channel}
              options={[
                all,
                ...messageChannels.map((value) => ({ value, text: messageNames.channels[value] })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                setFilter({ ...filter, channel: messageChannels.find((one) => one === value) ?? '' })
              }
            />
          )}
          <Select
            label={copy.filters.state}
            value={filter.state}
            options={[all, ...states.map((value) => ({ value, text: messageLines.states[value] }))]}
            onChange={({ currentTarget: { value } }) =>
              setFilter({ ...filter, state: states.find((one) => one === value) ?? '' })
            }
          />
        </div>
        <DataTable
          caption={copy.caption}
          columns={messageColumns}
          rows={list.messages}
          rowKey={({ id }) => id}
          empty={isFiltered ? copy.emptyFiltered : copy.empty}
          busy={isBusy && list.messages.length === 0 ? copy.loading : undefined}
        />
        {next !== null && (
          <Button type="button" variant="secondary" busy={isBusy} onClick={() => void more()}>
            {copy.older}
          </Button>
        )}
      </div>
    </Panel>
  )
}
