import { type ReactNode, useState } from 'react'
import { logoLeaf as copy } from '#content/portal/company.ts'
import { KeepersNote } from '#web/kit/panels/filled.tsx'
import { Leaf } from '#web/kit/panels/panel.tsx'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { useAct } from '#web/client/forms/use-act.ts'
import { TicketButton } from '#web/kit/forms/button.tsx'
import { saveProfile } from './calls.ts'
import { LogoPicker } from './logo-picker.tsx'
import type { Picture } from './use-picture.ts'
import './company.css'

interface LogoLeafProps {
  logo: string | null
  picture: Picture
  mayEdit: boolean
  keepers: readonly string[]
  state: ReactNode
}

export function LogoLeaf({ logo, picture, mayEdit, keepers, state }: LogoLeafProps) {
  const isWaiting = picture.made !== undefined
  return (
    <Leaf id="logo" lit={logo !== null} state={isWaiting ? copy.waiting : state}>
      {mayEdit ? <LogoForm logo={logo} picture={picture} /> : <LogoShown logo={logo} keepers={keepers} />}
    </Leaf>
  )
}

function LogoShown({ logo, keepers }: Pick<LogoLeafProps, 'logo' | 'keepers'>) {
  return (
    <>
      {logo && (
        <div className="logo-frame stays-paper">
          <img src={logo} alt={copy.current} />
        </div>
      )}
      <KeepersNote keepers={keepers} />
    </>
  )
}

function LogoForm({ logo, picture }: Pick<LogoLeafProps, 'logo' | 'picture'>) {
  const { act, busy } = useAct()
  const [asking, setAsking] = useState(false)
  const { made, discard } = picture

  const use = async () => {
    if (made && (await act(saveProfile, { logo: made }, { done: copy.used }))) discard()
  }
  const remove = async () => {
    setAsking(false)
    await act(saveProfile, { logo: null }, { done: copy.removed })
  }

  return (
    <>
      <LogoPicker logo={logo} picture={picture} />
      {made && (
        <div className="paper-choices">
          <TicketButton icon="check" busy={busy} onClick={() => void use()}>
            {busy ? copy.using : copy.use}
          </TicketButton>
          <TicketButton variant="secondary" icon="close" onClick={discard}>
            {copy.discard}
          </TicketButton>
        </div>
      )}
      {logo && !made && (
        <TicketButton variant="secondary" icon="close" busy={busy} onClick={() => setAsking(true)}>
          {copy.remove}
        </TicketButton>
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
