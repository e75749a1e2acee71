import { type SubmitEvent, useState } from 'react'
import { profileWords as words } from '#content/demo/belongings.ts'
import { screenNames } from '#content/demo/screens.ts'
import { refusalSentence } from '#content/demo/refusals.ts'
import type { Refusal } from '#shop-model/actions.ts'
import { channels } from '#shop-model/state.ts'
import { Action, Actions } from '#web/demo/parts/action.tsx'
import { Refused, TextField, Tick } from '#web/demo/parts/fields.tsx'
import { Facts } from '#web/demo/parts/item.tsx'
import { Panel, Screen } from '#web/demo/parts/screen.tsx'
import { useDemo } from '#web/demo/frame/use-demo.ts'
import { screenMeta } from '../screen-meta.ts'

const parts = [
  ['firstName', 'text'],
  ['lastName', 'text'],
  ['email', 'email'],
  ['phone', 'tel'],
  ['birthday', 'date'],
] as const

export const meta = () => screenMeta(screenNames.profile)

export default function Profile() {
  const { state, act } = useDemo()
  const { shopper } = state
  const { firstName, lastName, email, phone, birthday } = shopper
  const [typed, setTyped] = useState({ firstName, lastName, email, phone, birthday })
  const [refusal, setRefusal] = useState<Refusal>()
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setRefusal(act({ type: 'profile.change', profile: typed }))
  }
  const field = ([part, type]: (typeof parts)[number]) => (
    <TextField
      key={part}
      label={words.fields[part]}
      type={type}
      value={typed[part]}
      maxLength={80}
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [part]: value }))}
    />
  )
  return (
    <Screen title={words.title} lead={words.lead} kind="native">
      <Panel>
        <Facts rows={[[words.member, shopper.memberNumber]]} />
        <form method="post" className="account-form" noValidate onSubmit={save}>
          {parts.map(field)}
          {refusal && <Refused>{refusalSentence(refusal)}</Refused>}
          <Actions>
            <Action variant="main" type="submit">
              {words.save}
            </Action>
          </Actions>
        </form>
      </Panel>
      <Panel title={words.offers}>
        <p>{words.offersNote}</p>
        {channels.map((channel) => (
          <Tick
            key={channel}
            label={words.channels[channel]}
            checked={shopper.offers[channel]}
            onChange={(isOn) => act({ type: 'consent.change', channel, isOn })}
          />
        ))}
      </Panel>
    </Screen>
  )
}
