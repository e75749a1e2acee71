import { useState } from 'react'
import { invitationsPanel as copy, usersPage } from '#content/portal/people.ts'
import { roleTexts } from '#content/portal/roles.ts'
import type { InvitationView, PeopleList } from '#contract/people/shapes.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { useLastValue } from '#web/client/forms/use-last-value.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { DataTable, type Column } from '#web/kit/data/data-table.tsx'
import { RowActions, RowButton } from '#web/kit/data/row-actions.tsx'
import { outletNames } from './outlet-names.ts'

interface Actions {
  onResend(invitation: InvitationView): void
  onRevoke(invitation: InvitationView): void
}

const columnsOf = (
  outlets: PeopleList['outlets'],
  { onResend, onRevoke }: Actions,
): Column<InvitationView>[] => [
  { key: 'email', label: copy.columns.email, kind: 'title', cell: ({ email }) => email },
  {
    key: 'role',
    label: copy.columns.role,
    cell: ({ role }) => <b className="users-word">{roleTexts[role].name}</b>,
  },
  {
    key: 'outlets',
    label: copy.columns.outlets,
    cell: ({ role, outlet_ids }) => outletNames(role, outlet_ids, outlets),
  },
  {
    key: 'until',
    label: copy.columns.until,
    kind: 'typed',
    cell: ({ expires_at, is_expired }) =>
      is_expired ? (
        <Badge tone="alert">{copy.expired}</Badge>
      ) : (
        <FormattedDate at={expires_at} precision="day" />
      ),
  },
  {
    key: 'actions',
    label: copy.columns.actions,
    kind: 'actions',
    cell: (invitation) => (
      <RowActions>
        <RowButton
          plain
          aria-label={`${copy.revoke}: ${invitation.email}`}
          onClick={() => onRevoke(invitation)}
        >
          {copy.revoke}
        </RowButton>
        <RowButton aria-label={`${copy.resend}: ${invitation.email}`} onClick={() => onResend(invitation)}>
          {copy.resend}
        </RowButton>
      </RowActions>
    ),
  },
]

/** Open invitations: send again or withdraw. */
export function InvitationsPanel({ list: { invitations, outlets } }: { list: PeopleList }) {
  const { run } = useApiAction()
  const [revoking, setRevoking] = useState<InvitationView>()
  const shown = useLastValue(revoking)

  const resend = ({ id }: InvitationView) =>
    run('resendInvitation', { id }, { done: copy.resent, message: () => copy.resentText })
  const revoke = async () => {
    if (!revoking) return
    setRevoking(undefined)
    await run('revokeInvitation', { id: revoking.id }, { done: copy.revoked, message: () => revoking.email })
  }

  return (
    <Panel
      id="invitations"
      wide
      lit={invitations.length > 0}
      state={usersPage.states.invitations(invitations.length)}
    >
      <div className="users-waiting">
        <DataTable
          caption={copy.caption}
          columns={columnsOf(outlets, {
            onResend: (invitation) => void resend(invitation),
            onRevoke: setRevoking,
          })}
          rows={invitations}
          rowKey={({ id }) => id}
          empty={copy.empty}
        />
      </div>
      <Question
        title={copy.revokeTitle}
        open={revoking !== undefined}
        yes={copy.revoke}
        no={copy.revokeNo}
        onYes={() => void revoke()}
        onClose={() => setRevoking(undefined)}
      >
        <p>{copy.revokeText(shown?.email ?? '')}</p>
      </Question>
    </Panel>
  )
}
