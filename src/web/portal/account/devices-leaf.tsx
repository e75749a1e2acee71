import { accountPage } from '#content/portal/account.ts'
import { devicesLeaf as copy } from '#content/shared/sign-in-methods.ts'
import type { OwnSession } from '#contract/own-account/shapes.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { Moment } from '#web/kit/data/formatted-date.tsx'
import { Ledger, type LedgerColumn } from '#web/kit/data/data-table.tsx'
import { LedgerActions, LedgerButton } from '#web/kit/data/row-actions.tsx'
import { TicketButton } from '#web/kit/forms/button.tsx'
import { calls } from './calls.ts'
import { Leaf } from '#web/kit/panels/panel.tsx'
import { useAct } from '#web/client/forms/use-act.ts'

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
