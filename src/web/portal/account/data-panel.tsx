import { useState } from 'react'
import { accountPage, dataPanel as copy } from '#content/portal/account.ts'
import type { AccountView } from '#contract/own-account/shapes.ts'
import { saveFile } from '#web/client/files/save-file.ts'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { useApiAction } from '#web/client/forms/use-api-action.ts'

interface DataPanelProps {
  account: AccountView
  /** What goes with the account, in sentences. */
  goes: readonly string[]
  moneyLeft: MoneyLines
}

/** Of each wallet that would go: what is left in it, and where to ask for it. */
type MoneyLines = readonly { text: string; href: string }[]

export function DataPanel({ account, goes, moneyLeft }: DataPanelProps) {
  const { states } = accountPage
  return (
    <Panel id="data" surface="pink" state={account.erase_at ? states.leaving : states.data}>
      <TakeCopy />
      <div className="page-torn page-form">
        {account.erase_at ? (
          <Leaving at={account.erase_at} lines={moneyLeft} />
        ) : (
          <Leave goes={goes} lines={moneyLeft} />
        )}
      </div>
    </Panel>
  )
}

function TakeCopy() {
  const { run, busy } = useApiAction()
  const take = async () => {
    const data = await run('exportData', {}, { done: copy.export.done, message: () => undefined })
    if (!data) return
    saveFile(
      copy.export.file(data.made_at.slice(0, 10)),
      JSON.stringify(data, undefined, 2),
      'application/json',
    )
  }
  return (
    <div className="page-form">
      <h3>{copy.export.heading}</h3>
      <p>{copy.export.text}</p>
      <Button icon="download" busy={busy} onClick={() => void take()}>
        {busy ? copy.export.busy : copy.export.button}
      </Button>
    </div>
  )
}

function Leave({ goes, lines }: { goes: readonly string[]; lines: MoneyLines }) {
  const { erase } = copy
  const { run, busy } = useApiAction()
  const [asking, setAsking] = useState(false)
  const plan = async () => {
    setAsking(false)
    await run('planErasure', {}, { done: erase.planned })
  }
  const list = (
    <>
      <p>{erase.goes}</p>
      <ul className="page-goes">
        <li>{erase.self}</li>
        {goes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{erase.stays}</p>
      <MoneyLeft lines={lines} />
    </>
  )
  return (
    <>
      <h3>{erase.heading}</h3>
      <p>{erase.text}</p>
      <Button variant="secondary" icon="close" busy={busy} onClick={() => setAsking(true)}>
        {busy ? erase.busy : erase.button}
      </Button>
      <Question
        title={erase.title}
        open={asking}
        yes={erase.confirm}
        no={erase.keep}
        onYes={() => void plan()}
        onClose={() => setAsking(false)}
      >
        <p>{erase.text}</p>
        {list}
      </Question>
    </>
  )
}

/** What was paid and not spent is asked for by a message to us. */
function MoneyLeft({ lines }: { lines: MoneyLines }) {
  return lines.map(({ text, href }) => (
    <p key={href}>
      {text}{' '}
      <a className="text-link" href={href}>
        {copy.erase.refund}
      </a>
    </p>
  ))
}

function Leaving({ at, lines }: { at: string; lines: MoneyLines }) {
  const { run, busy } = useApiAction()
  const { erase } = copy
  return (
    <>
      <h3>
        {erase.leaving} <FormattedDate at={at} precision="day" />
      </h3>
      <p>{erase.text}</p>
      <MoneyLeft lines={lines} />
      <Button
        icon="loop"
        busy={busy}
        onClick={() => void run('cancelErasure', {}, { done: erase.kept, message: () => undefined })}
      >
        {erase.keepIt}
      </Button>
    </>
  )
}
