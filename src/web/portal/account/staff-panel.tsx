import { useState } from 'react'
import { accountPage, staffPanel as copy } from '#content/portal/account.ts'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { useApiAction } from '#web/client/forms/use-api-action.ts'

export function StaffPanel({ allowed }: { allowed: boolean }) {
  const { run } = useApiAction()
  const { states } = accountPage
  /** Shown as chosen until the server answers. */
  const [requested, setWish] = useState<string>()

  const choose = async (value: string) => {
    setWish(value)
    await run('staffAccess', { allowed: value === 'yes' }, { done: copy.saved })
    setWish(undefined)
  }
  return (
    <Panel id="staff" lit={allowed} state={allowed ? states.staffMay : states.staffMayNot}>
      <RadioCells
        legend={copy.legend}
        value={requested ?? (allowed ? 'yes' : 'no')}
        cells={[
          { value: 'yes', ...copy.allowed },
          { value: 'no', ...copy.closed },
        ]}
        onChange={(value) => void choose(value)}
      />
    </Panel>
  )
}
