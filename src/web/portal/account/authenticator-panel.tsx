import { useState } from 'react'
import { accountPage } from '#content/portal/account.ts'
import { authenticatorPanel as copy } from '#content/shared/sign-in/sign-in-methods.ts'
import type { AccountView } from '#contract/own-account/shapes.ts'
import type { CallOutput } from '#web/client/api/call-types.ts'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { BackupCodes } from '#web/client/factors/backup-codes.tsx'
import { FactorSetup } from './factor-setup.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { useApiAction } from '#web/client/forms/use-api-action.ts'

type Factor = NonNullable<AccountView['factor']>

const fewCodes = 3

export const factorState = (factor: AccountView['factor']) =>
  factor ? accountPage.states.factorOn(factor.codes_left) : accountPage.states.factorOff

/** Off; being set up; on; and, while they are shown, the backup codes. */
export function AuthenticatorPanel({ factor }: { factor: AccountView['factor'] }) {
  const { run, busy } = useApiAction()
  const [setup, setSetup] = useState<CallOutput<'startFactor'>>()
  const [codes, setCodes] = useState<string[]>()

  const start = async () => setSetup(await run('startFactor', {}))
  const renew = async () => {
    const fresh = await run('renewBackupCodes', {}, { done: copy.renewed })
    if (fresh) setCodes(fresh.backup_codes)
  }

  const parts = () => {
    if (codes) return <BackupCodes codes={codes} onDone={() => setCodes(undefined)} />
    if (factor) return <FactorOn factor={factor} busy={busy} onRenew={() => void renew()} />
    if (setup) {
      return (
        <FactorSetup
          setup={setup}
          onCancel={() => setSetup(undefined)}
          onConfirmed={(fresh) => {
            setSetup(undefined)
            setCodes(fresh)
          }}
        />
      )
    }
    return (
      <>
        <p>{copy.off}</p>
        <Button icon="plus" busy={busy} onClick={() => void start()}>
          {busy ? copy.starting : copy.start}
        </Button>
      </>
    )
  }
  return (
    <Panel half id="authenticator" lit={factor !== null} state={factorState(factor)}>
      {parts()}
    </Panel>
  )
}

interface FactorOnProps {
  factor: Factor
  busy: boolean
  onRenew(): void
}

function FactorOn({ factor, busy, onRenew }: FactorOnProps) {
  const { run, busy: removing } = useApiAction()
  const [asking, setAsking] = useState(false)
  const remove = async () => {
    setAsking(false)
    await run('removeFactor', {}, { done: copy.removed })
  }
  return (
    <>
      <KeyValueList
        rows={[
          { term: copy.since, value: <FormattedDate at={factor.since} precision="day" /> },
          { term: copy.codesLeft, value: factor.codes_left },
        ]}
      />
      {factor.codes_left <= fewCodes && <p>{copy.few}</p>}
      <div className="page-choices">
        <Button variant="secondary" icon="loop" busy={busy} onClick={onRenew}>
          {copy.renew}
        </Button>
        <Button variant="secondary" icon="close" busy={removing} onClick={() => setAsking(true)}>
          {copy.remove}
        </Button>
      </div>
      <Question
        title={copy.removeTitle}
        open={asking}
        yes={copy.remove}
        no={copy.keep}
        onYes={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{copy.removeText}</p>
      </Question>
    </>
  )
}
