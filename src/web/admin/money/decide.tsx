import { moneyPage } from '#content/admin/money.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { RowActions, RowButton } from '#web/kit/data/row-actions.tsx'

const { waiting: copy } = moneyPage

/** Yes or no to what a colleague proposed. */
export function Decide({
  id,
  of,
  isOwn,
  call,
}: {
  id: string
  of: string
  /** The person who proposed it may take it back, and not approve it. */
  isOwn: boolean
  call: 'adminAdjustDecide' | 'adminRateDecide'
}) {
  const { run, busy } = useApiAction()
  const decide = (approve: boolean) =>
    void run(call, { id, approve }, { done: approve ? copy.approved : copy.refused })
  return (
    <RowActions>
      <RowButton plain aria-busy={busy} aria-label={`${copy.refuse}: ${of}`} onClick={() => decide(false)}>
        {copy.refuse}
      </RowButton>
      {isOwn ? (
        <span>{copy.own}</span>
      ) : (
        <RowButton aria-busy={busy} aria-label={`${copy.approve}: ${of}`} onClick={() => decide(true)}>
          {copy.approve}
        </RowButton>
      )}
    </RowActions>
  )
}
