import { useState } from 'react'
import { accountPage, googlePanel as copy } from '#content/portal/account.ts'
import type { AccountView } from '#contract/own-account/shapes.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { useApiAction } from '#web/client/forms/use-api-action.ts'

type Google = AccountView['google']

export function googleState({ available, email }: Google): string {
  if (email) return email
  return available ? accountPage.states.googleOff : accountPage.states.googleNone
}

export function GooglePanel({ google }: { google: Google }) {
  return (
    <Panel id="google" lit={google.connected} state={googleState(google)}>
      {google.connected ? <Connected google={google} /> : <Unconnected available={google.available} />}
    </Panel>
  )
}

function Connected({ google: { email, only_way_in: isOnlyWayIn } }: { google: Google }) {
  const { run, busy } = useApiAction()
  const disconnect = () =>
    run('googleDisconnect', {}, { done: copy.disconnected, message: () => email ?? '' })
  return (
    <>
      <p className="page-line">
        <span className="caption">{copy.connected}</span>
        <span className="typed">{email}</span>
      </p>
      {isOnlyWayIn ? (
        <p>{copy.onlyWay}</p>
      ) : (
        <Button variant="secondary" icon="close" busy={busy} onClick={() => void disconnect()}>
          {copy.disconnect}
        </Button>
      )}
    </>
  )
}

function Unconnected({ available }: { available: boolean }) {
  const { run, busy } = useApiAction()
  const [leaving, setLeaving] = useState(false)
  const connect = async () => {
    const way = await run('googleAuth', { purpose: 'connect' })
    if (!way) return
    setLeaving(true)
    location.assign(way.url)
  }
  if (!available) return <p>{copy.none}</p>
  return (
    <>
      <p>{copy.off}</p>
      <Button variant="secondary" icon="out" busy={busy || leaving} onClick={() => void connect()}>
        {leaving ? copy.connecting : copy.connect}
      </Button>
    </>
  )
}
