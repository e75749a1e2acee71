import { useState } from 'react'
import { keysPage as copy } from '#content/admin/money.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { RowActions, RowButton } from '#web/kit/data/row-actions.tsx'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'

interface KeyActionsProps {
  server: string
  kid: string
  state: 'valid' | 'waiting' | 'revoked'
  /** Another member of staff approves a key than the one who added it. */
  isOwn: boolean
}

export function KeyActions({ server, kid, state, isOwn }: KeyActionsProps) {
  const { run, busy } = useApiAction()
  const [isAsking, setAsking] = useState(false)
  if (state === 'revoked') return null
  const revoke = () => {
    setAsking(false)
    void run('adminModuleServerKeyRevoke', { module_server: server, kid }, { done: copy.revoked })
  }
  return (
    <RowActions>
      <RowButton plain aria-label={`${copy.revoke}: ${server} ${kid}`} onClick={() => setAsking(true)}>
        {copy.revoke}
      </RowButton>
      {state === 'waiting' && isOwn && <span>{copy.own}</span>}
      {state === 'waiting' && !isOwn && (
        <RowButton
          aria-busy={busy}
          aria-label={`${copy.approve}: ${server} ${kid}`}
          onClick={() =>
            void run('adminModuleServerKeyApprove', { module_server: server, kid }, { done: copy.approved })
          }
        >
          {copy.approve}
        </RowButton>
      )}
      <Question
        title={copy.question.title(kid)}
        open={isAsking}
        yes={copy.question.yes}
        no={copy.question.no}
        onYes={revoke}
        onClose={() => setAsking(false)}
      >
        <p>{copy.question.text}</p>
      </Question>
    </RowActions>
  )
}
