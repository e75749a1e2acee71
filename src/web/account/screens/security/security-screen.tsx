import { securityCopy as copy } from '#content/account/account.ts'
import { screenNames } from '#content/account/screens.ts'
import { formatDateTime } from '#content/account/format.ts'
import { channels } from '#shop-model/state.ts'
import { Action } from '#web/account/parts/action.tsx'
import { RadioGroup, Checkbox } from '#web/account/parts/fields.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, useShopTime } from '#web/account/use-account.ts'
import { screenMeta } from '../screen-meta.ts'

export const meta = () => screenMeta(screenNames.security)

export default function Security() {
  const { state, dispatch } = useAccount()
  const { session } = state
  return (
    <Screen title={copy.title} lead={copy.lead} kind="hosted">
      <Panel>
        <RadioGroup
          legend={copy.codes}
          layout="row"
          value={session.channel}
          onChange={(channel) => dispatch({ type: 'session.channel', channel })}
          options={channels.map((channel) => ({ value: channel, label: copy.channels[channel] }))}
        />
        <Checkbox
          label={copy.alerts}
          checked={session.alerts}
          onChange={(isOn) => dispatch({ type: 'session.alerts', isOn })}
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
                <Action
                  onClick={() => dispatch({ type: 'session.social', provider, isConnected: !isConnected })}
                >
                  {isConnected ? copy.disconnect(name) : copy.connect(name)}
                </Action>
              </li>
            )
          })}
        </ul>
      </Panel>
      <Devices />
    </Screen>
  )
}

function Devices() {
  const { state, dispatch } = useAccount()
  const now = useShopTime()
  return (
    <Panel title={copy.devices}>
      <ul className="account-ways">
        {state.devices.map(({ id, name, place, lastSeen, isThis }) => {
          const device = copy.deviceNames[name] ?? name
          return (
            <li key={id}>
              <p>
                <b>{device}</b>{' '}
                <span>
                  {copy.place(place)}, {copy.seen(formatDateTime(lastSeen, now))}
                </span>
              </p>
              {isThis ? (
                <Action onClick={() => dispatch({ type: 'session.sign-out' })}>{copy.signOut}</Action>
              ) : (
                <Action onClick={() => dispatch({ type: 'device.end', device: id })}>
                  {copy.end(device)}
                </Action>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
