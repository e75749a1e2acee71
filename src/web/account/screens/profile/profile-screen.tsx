import { type SubmitEvent, useState } from 'react'
import { profileCopy as copy } from '#content/account/account.ts'
import { screenNames } from '#content/account/screens.ts'
import { channels } from '#shop-model/state.ts'
import { Action, Actions } from '#web/account/parts/action.tsx'
import { Checkbox, RefusalNote, TextField } from '#web/account/parts/fields.tsx'
import { DetailList } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, useAct, usePlayed } from '#web/account/use-account.ts'
import type { ScreenHandle } from '#web/account/frame/account-frame.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/profile-screen.ts'

export const meta = (args: Route.MetaArgs) => screenMeta(screenNames.profile, args)

export const handle: ScreenHandle = { needs: 'profile' }

export default function Profile() {
  const { has } = useAccount()
  return (
    <Screen title={copy.title} lead={copy.lead} kind="native" part="profile">
      <ProfilePanel />
      {has('offers') && <Offers />}
    </Screen>
  )
}

function ProfilePanel() {
  const { fields, values, memberNumber } = useAccount().state.profile
  const { act, isBusy, refusal } = useAct()
  const [typed, setTyped] = useState(values)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    act({ type: 'profile.change', values: typed })
  }
  return (
    <Panel>
      {memberNumber && <DetailList rows={[[copy.member, memberNumber]]} />}
      <form method="post" className="account-form" noValidate onSubmit={save}>
        {fields.map(({ name, type, isFixed, autoComplete = 'off' }) => (
          <TextField
            key={name}
            label={copy.fields[name]}
            type={type}
            value={typed[name] ?? ''}
            maxLength={80}
            autoComplete={autoComplete}
            readOnly={isFixed}
            error={refusal?.fields?.[name]}
            onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [name]: value }))}
          />
        ))}
        {refusal && !refusal.fields && <RefusalNote>{refusal.text}</RefusalNote>}
        <Actions>
          <Action variant="main" type="submit" isBusy={isBusy}>
            {copy.save}
          </Action>
        </Actions>
      </form>
    </Panel>
  )
}

function Offers() {
  const { offers } = usePlayed().shopper
  const { act } = useAct()
  return (
    <Panel title={copy.offers}>
      <p>{copy.offersNote}</p>
      {channels.map((channel) => (
        <Checkbox
          key={channel}
          label={copy.channels[channel]}
          checked={offers[channel]}
          onChange={(isOn) => act({ type: 'consent.change', channel, isOn })}
        />
      ))}
    </Panel>
  )
}
