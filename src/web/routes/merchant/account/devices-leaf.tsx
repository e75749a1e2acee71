import { accountPage, devicesLeaf as copy } from '#content/account.ts'
import type { OwnSession } from '#contract/own-account.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Ledger, type LedgerColumn } from '#web/ui/print/ledger.tsx'
import { LedgerActions, LedgerButton } from '#web/ui/print/ledger-actions.tsx'
import { TicketButton } from '#web/ui/ticket.tsx'
import { calls } from './calls.ts'
import { Leaf } from '#web/sections/paper/leaf.tsx'
import { useAct } from '#web/sections/paper/use-act.ts'

const columnsOf = (onEnd: (session: OwnSession) => void): LedgerColumn<OwnSession>[] => [
  {
    key: 'device',
    label: copy.columns.device,
    kind: 'title',
    cell: ({ device, current, by_staff }) => (
      <>
        {device}
        {current && <Badge tone="chosen">{copy.here}</Badge>}
        {by_staff && <Badge tone="alert">{copy.staff}</Badge>}
      </>
    ),
  },
  {
    key: 'method',
    label: copy.columns.method,
    cell: ({ method, created_at }) => (
      <>
        {copy.methods[method] ?? method}, <Moment at={created_at} precision="day" />
      </>
    ),
  },
  {
    key: 'seen',
    label: copy.columns.seen,
    kind: 'typed',
    cell: ({ last_seen_at }) => <Moment at={last_seen_at} />,
  },
  {
    key: 'actions',
    label: copy.columns.actions,
    kind: 'actions',
    cell: (session) =>
      !session.current && (
        <LedgerActions>
          <LedgerButton aria-label={`${copy.end}: ${session.device}`} onClick={() => onEnd(session)}>
            {copy.end}
          </LedgerButton>
        </LedgerActions>
      ),
  },
]

export function DevicesLeaf({ sessions }: { sessions: OwnSession[] }) {
  const { act, busy } = useAct()
  const endOne = ({ id, device }: OwnSession) =>
    act(calls.endSessions, { id }, { done: copy.ended, message: () => device })
  const endOthers = () =>
    act(
      calls.endSessions,
      { others: true },
      { done: copy.ended, message: ({ ended }) => copy.othersEnded(ended) },
    )

  return (
    <Leaf id="devices" lit={sessions.length > 0} state={accountPage.states.devices(sessions.length)}>
      <Ledger
        caption={copy.caption}
        columns={columnsOf((session) => void endOne(session))}
        rows={sessions}
        rowKey={({ id }) => id}
        empty={copy.alone}
      />
      {sessions.length > 1 ? (
        <TicketButton variant="secondary" icon="close" busy={busy} onClick={() => void endOthers()}>
          {copy.others}
        </TicketButton>
      ) : (
        <p className="caption">{copy.alone}</p>
      )}
    </Leaf>
  )
}
