import { accountPage, staffLeaf as copy } from '#content/account.ts'
import { RadioCells } from '#web/ui/radio-cells.tsx'
import { calls } from './calls.ts'
import { Leaf } from './leaf.tsx'
import { useAct } from './use-act.ts'

export function StaffLeaf({ allowed }: { allowed: boolean }) {
  const { act, busy } = useAct()
  const { states } = accountPage
  return (
    <Leaf id="staff" lit={allowed} state={allowed ? states.staffMay : states.staffMayNot}>
      <RadioCells
        legend={copy.legend}
        value={allowed ? 'yes' : 'no'}
        disabled={busy}
        cells={[
          { value: 'yes', ...copy.allowed },
          { value: 'no', ...copy.closed },
        ]}
        onChange={(value) => void act(calls.staffAccess, { allowed: value === 'yes' }, { done: copy.saved })}
      />
    </Leaf>
  )
}
