import { type ReactNode, useState } from 'react'
import { logoPanel as copy } from '#content/portal/company.ts'
import { AdministratorsNote } from '#web/kit/panels/filled.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { LogoPicker } from './logo-picker.tsx'
import type { Picture } from './use-picture.ts'
import './company.css'

interface LogoPanelProps {
  logo: string | null
  picture: Picture
  mayEdit: boolean
  administrators: readonly string[]
  state: ReactNode
  /** How name, address and logo look together. */
  preview: ReactNode
}

export function LogoPanel({ logo, picture, mayEdit, administrators, state, preview }: LogoPanelProps) {
  const isWaiting = picture.made !== undefined
  return (
    <Panel half id="logo" lit={logo !== null} state={isWaiting ? copy.waiting : state}>
      {mayEdit ? (
        <LogoForm logo={logo} picture={picture} />
      ) : (
        <LogoShown logo={logo} administrators={administrators} />
      )}
      {preview}
    </Panel>
  )
}

function LogoShown({ logo, administrators }: Pick<LogoPanelProps, 'logo' | 'administrators'>) {
  return (
    <>
      {logo && (
        <div className="logo-frame stays-paper">
          <img src={logo} alt={copy.current} />
        </div>
      )}
      <AdministratorsNote administrators={administrators} />
    </>
  )
}

function LogoForm({ logo, picture }: Pick<LogoPanelProps, 'logo' | 'picture'>) {
  const { run, busy } = useApiAction()
  const [asking, setAsking] = useState(false)
  const { made, discard } = picture

  const use = async () => {
    if (made && (await run('saveCompanyProfile', { logo: made }, { done: copy.used }))) discard()
  }
  const remove = async () => {
    setAsking(false)
    await run('saveCompanyProfile', { logo: null }, { done: copy.removed })
  }

  return (
    <>
      <LogoPicker logo={logo} picture={picture} />
      {made && (
        <div className="page-choices">
          <Button icon="check" busy={busy} onClick={() => void use()}>
            {busy ? copy.using : copy.use}
          </Button>
          <Button variant="secondary" icon="close" onClick={discard}>
            {copy.discard}
          </Button>
        </div>
      )}
      {logo && !made && (
        <Button variant="secondary" icon="close" busy={busy} onClick={() => setAsking(true)}>
          {copy.remove}
        </Button>
      )}
      <Question
        title={copy.question.title}
        open={asking}
        yes={copy.question.yes}
        no={copy.question.no}
        onYes={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{copy.question.text}</p>
      </Question>
    </>
  )
}
