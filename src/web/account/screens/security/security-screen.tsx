import { securityCopy as copy } from '#content/account/account.ts'
import { screenNames } from '#content/account/screens.ts'
import { channels } from '#shop-model/state.ts'
import { DispatchAction } from '#web/account/parts/action.tsx'
import { RadioGroup, Checkbox } from '#web/account/parts/fields.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, useAct, usePlayed, useShopTime } from '#web/account/use-account.ts'
import type { ScreenHandle } from '#web/account/frame/account-frame.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/security-screen.ts'

export const meta = (args: Route.MetaArgs) => screenMeta(screenNames.security, args)

export const handle: ScreenHandle = { needs: 'security' }

export default function Security() {
  const { has } = useAccount()
  return (
    <Screen title={copy.title} lead={copy.lead} kind="hosted" part="sessions">
      {has('sign-in-settings') && <SignInSettings />}
      <Sessions />
    </Screen>
  )
}

function SignInSettings() {
  const { session } = usePlayed()
  const { act } = useAct()
  return (
    <>
      <Panel>
        <RadioGroup
          legend={copy.codes}
          layout="row"
          value={session.channel}
          onChange={(channel) => act({ type: 'session.channel', channel })}
          options={channels.map((channel) => ({ value: channel, label: copy.channels[channel] }))}
        />
        <Checkbox
          label={copy.alerts}
          checked={session.alerts}
          onChange={(isOn) => act({ type: 'session.alerts', isOn })}
        />
      </Panel>
      <Panel title={copy.social}>
        <ul className="account-ways">
          {(['google', 'apple'] as const).map((provider) => {
            const name = copy.providers[provider]
            const isConnected = session.social[provider]
            return (
              <li key={provider}>
                <p>
                  <b>{name}</b> <span>{isConnected ? copy.connected : copy.notConnected}</span>
                </p>
                <DispatchAction does={{ type: 'session.social', provider, isConnected: !isConnected }}>
                  {isConnected ? copy.disconnect(name) : copy.connect(name)}
                </DispatchAction>
              </li>
            )
          })}
        </ul>
      </Panel>
    </>
  )
}

function Sessions() {
  const { state, format } = useAccount()
  const now = useShopTime()
  return (
    <Panel title={copy.devices}>
      <ul className="account-ways">
        {state.sessions.map(({ id, name, note, lastSeen, isThis }) => (
          <li key={id}>
            <p>
              <b>{name}</b>{' '}
              <span>
                {note}, {copy.seen(format.dateTime(lastSeen, now))}
              </span>
            </p>
            {isThis ? (
              <DispatchAction does={{ type: 'session.sign-out' }}>{copy.signOut}</DispatchAction>
            ) : (
              <DispatchAction does={{ type: 'device.end', device: id }}>{copy.end(name)}</DispatchAction>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
