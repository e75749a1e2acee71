import { type SubmitEvent, useState } from 'react'
import { profileCopy as copy } from '#content/account/account.ts'
import { screenNames } from '#content/account/screens.ts'
import { refusalSentence } from '#content/account/refusals.ts'
import type { Refusal } from '#shop-model/actions.ts'
import { channels } from '#shop-model/state.ts'
import { Action, Actions } from '#web/account/parts/action.tsx'
import { RefusalNote, TextField, Checkbox } from '#web/account/parts/fields.tsx'
import { DetailList } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount } from '#web/account/use-account.ts'
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
  const { state, dispatch } = useAccount()
  const { shopper } = state
  const { firstName, lastName, email, phone, birthday } = shopper
  const [typed, setTyped] = useState({ firstName, lastName, email, phone, birthday })
  const [refusal, setRefusal] = useState<Refusal>()
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setRefusal(dispatch({ type: 'profile.change', profile: typed }))
  }
  const field = ([part, type]: (typeof parts)[number]) => (
    <TextField
      key={part}
      label={copy.fields[part]}
      type={type}
      value={typed[part]}
      maxLength={80}
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [part]: value }))}
    />
  )
  return (
    <Screen title={copy.title} lead={copy.lead} kind="native">
      <Panel>
        <DetailList rows={[[copy.member, shopper.memberNumber]]} />
        <form method="post" className="account-form" noValidate onSubmit={save}>
          {parts.map(field)}
          {refusal && <RefusalNote>{refusalSentence(refusal)}</RefusalNote>}
          <Actions>
            <Action variant="main" type="submit">
              {copy.save}
            </Action>
          </Actions>
        </form>
      </Panel>
      <Panel title={copy.offers}>
        <p>{copy.offersNote}</p>
        {channels.map((channel) => (
          <Checkbox
            key={channel}
            label={copy.channels[channel]}
            checked={shopper.offers[channel]}
            onChange={(isOn) => dispatch({ type: 'consent.change', channel, isOn })}
          />
        ))}
      </Panel>
    </Screen>
  )
}
