import { securityWords as words } from '#content/demo/belongings.ts'
import { screenNames } from '#content/demo/screens.ts'
import { momentOf } from '#content/demo/format.ts'
import { channels } from '#shop-model/state.ts'
import { Action } from '#web/demo/parts/action.tsx'
import { Choice, Tick } from '#web/demo/parts/fields.tsx'
import { Panel, Screen } from '#web/demo/parts/screen.tsx'
import { useDemo, useShopTime } from '#web/demo/frame/use-demo.ts'
import { screenMeta } from '../screen-meta.ts'

export const meta = () => screenMeta(screenNames.security)

export default function Security() {
  const { state, act } = useDemo()
  const { session } = state
  return (
    <Screen title={words.title} lead={words.lead} kind="hosted">
      <Panel>
        <Choice
          legend={words.codes}
          layout="row"
          value={session.channel}
          onChange={(channel) => act({ type: 'session.channel', channel })}
          options={channels.map((channel) => ({ value: channel, label: words.channels[channel] }))}
        />
        <Tick
          label={words.alerts}
          checked={session.alerts}
          onChange={(isOn) => act({ type: 'session.alerts', isOn })}
        />
      </Panel>
      <Panel title={words.social}>
        <ul className="account-ways">
          {(['google', 'apple'] as const).map((provider) => {
            const name = words.providers[provider]
            const isConnected = session.social[provider]
            return (
              <li key={provider}>
                <p>
                  <b>{name}</b> <span>{isConnected ? words.connected : words.notConnected}</span>
                </p>
                <Action onClick={() => act({ type: 'session.social', provider, isConnected: !isConnected })}>
                  {isConnected ? words.disconnect(name) : words.connect(name)}
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
  const { state, act } = useDemo()
  const now = useShopTime()
  return (
    <Panel title={words.devices}>
      <ul className="account-ways">
        {state.devices.map(({ id, name, place, lastSeen, isThis }) => {
          const device = words.deviceNames[name] ?? name
          return (
            <li key={id}>
              <p>
                <b>{device}</b>{' '}
                <span>
                  {words.place(place)}, {words.seen(momentOf(lastSeen, now))}
                </span>
              </p>
              {isThis ? (
                <Action onClick={() => act({ type: 'session.sign-out' })}>{words.signOut}</Action>
              ) : (
                <Action onClick={() => act({ type: 'device.end', device: id })}>{words.end(device)}</Action>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
