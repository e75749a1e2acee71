import { accountPage } from '#content/portal/account.ts'
import { devicesPanel as copy } from '#content/shared/sign-in/sign-in-methods.ts'
import type { OwnSession } from '#contract/own-account/shapes.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { DataTable, type Column } from '#web/kit/data/data-table.tsx'
import { RowActions, RowButton } from '#web/kit/data/row-actions.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { useApiAction } from '#web/client/forms/use-api-action.ts'

const columnsOf = (onEnd: (session: OwnSession) => void): Column<OwnSession>[] => [
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
        {copy.methods[method] ?? method}, <FormattedDate at={created_at} precision="day" />
      </>
    ),
  },
  {
    key: 'seen',
    label: copy.columns.seen,
    kind: 'typed',
    cell: ({ last_seen_at }) => <FormattedDate at={last_seen_at} />,
  },
  {
    key: 'actions',
    label: copy.columns.actions,
    kind: 'actions',
    cell: (session) =>
      !session.current && (
        <RowActions>
          <RowButton aria-label={`${copy.end}: ${session.device}`} onClick={() => onEnd(session)}>
            {copy.end}
          </RowButton>
        </RowActions>
      ),
  },
]

export function DevicesPanel({ sessions }: { sessions: OwnSession[] }) {
  const { run, busy } = useApiAction()
  const endOne = ({ id, device }: OwnSession) =>
    run('endSessions', { id }, { done: copy.ended, message: () => device })
  const endOthers = () =>
    run(
      'endSessions',
      { others: true },
      { done: copy.ended, message: ({ ended }) => copy.othersEnded(ended) },
    )

  return (
    <Panel id="devices" lit={sessions.length > 0} state={accountPage.states.devices(sessions.length)}>
      <DataTable
        caption={copy.caption}
        columns={columnsOf((session) => void endOne(session))}
        rows={sessions}
        rowKey={({ id }) => id}
        empty={copy.alone}
      />
      {sessions.length > 1 ? (
        <Button variant="secondary" icon="close" busy={busy} onClick={() => void endOthers()}>
          {copy.others}
        </Button>
      ) : (
        <p className="caption">{copy.alone}</p>
      )}
    </Panel>
  )
}
