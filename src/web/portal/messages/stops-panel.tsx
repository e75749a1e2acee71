import { useState } from 'react'
import { stopsPanel as copy } from '#content/portal/messages.ts'
import { messageNames } from '#content/shared/message-names.ts'
import type { MessageStop, MessageStops } from '#contract/messages/shapes.ts'
import type { MessageChannel } from '#rules/messages/events.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { RowActions, RowButton } from '#web/kit/data/row-actions.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { SmsStopForm } from './sms-stop-form.tsx'

interface StopsPanelProps {
  first: MessageStops
  channel: MessageChannel | ''
  /** Whether the store has an SMS sender. */
  hasSms: boolean
}

/** Who wants no more messages on a channel, since when, and how they said so. */
export function StopsPanel({ first, channel, hasSms }: StopsPanelProps) {
  const toast = useToast()
  const [older, setOlder] = useState<MessageStops>()
  const [isBusy, setBusy] = useState(false)
  const stops = [...first.stops, ...(older?.stops ?? [])]
  const next = older ? older.next : first.next
  const more = async () => {
    setBusy(true)
    const answer = await merchantApi('messageStops', { channel, cursor: next ?? '' })
    setBusy(false)
    if (!answer.ok) return toast({ status: 'error', title: copy.older, message: copy.noAnswer })
    const { data } = answer.data
    setOlder({ stops: [...(older?.stops ?? []), ...data.stops], next: data.next })
  }
  return (
    <Panel id="stops" lit={stops.length > 0} state={copy.state(stops.length, next !== null)} wide>
      <div className="messages">
        <DataTable
          caption={copy.caption}
          columns={stops.some(isOwn) ? [...columns, resumeColumn(() => setOlder(undefined))] : columns}
          rows={stops}
          rowKey={({ id }) => id}
          empty={copy.empty}
        />
        {next !== null && (
          <Button type="button" variant="secondary" busy={isBusy} onClick={() => void more()}>
            {copy.older}
          </Button>
        )}
        {hasSms && <SmsStopForm />}
      </div>
    </Panel>
  )
}

const columns: Column<MessageStop>[] = [
  { key: 'who', label: copy.columns.who, kind: 'title', cell: ({ who }) => who },
  { key: 'channel', label: copy.columns.channel, cell: ({ channel }) => messageNames.channels[channel] },
  { key: 'at', label: copy.columns.at, kind: 'typed', cell: ({ at }) => <FormattedDate at={at} /> },
  { key: 'by', label: copy.columns.by, cell: ({ by }) => copy.by[by] },
]

/** Entered by the store itself. */
const isOwn = ({ by }: MessageStop) => by === 'merchant'

const resumeColumn = (onDone: () => void): Column<MessageStop> => ({
  key: 'act',
  label: copy.columns.act,
  kind: 'actions',
  cell: (stop) => isOwn(stop) && <Resume {...stop} onDone={onDone} />,
})

function Resume({ id, who, onDone }: MessageStop & { onDone(): void }) {
  const { run, busy } = useApiAction()
  const resume = async () => {
    const texts = { done: copy.sms.resumed, message: () => copy.sms.resumedText(who) }
    if (await run('resumeSms', { id }, texts)) onDone()
  }
  return (
    <RowActions>
      <RowButton plain disabled={busy} onClick={() => void resume()}>
        {copy.sms.resume} <span className="visually-hidden">{who}</span>
      </RowButton>
    </RowActions>
  )
}
