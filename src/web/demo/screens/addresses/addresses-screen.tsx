import { useState } from 'react'
import { addressWords as words } from '#content/demo/belongings.ts'
import { screenNames } from '#content/demo/screens.ts'
import { refusalSentence } from '#content/demo/refusals.ts'
import type { Address } from '#shop-model/state.ts'
import { Action, Actions } from '#web/demo/parts/action.tsx'
import { Ask } from '#web/demo/parts/ask.tsx'
import { Refused } from '#web/demo/parts/fields.tsx'
import { Tag } from '#web/demo/parts/item.tsx'
import { Panel, Screen } from '#web/demo/parts/screen.tsx'
import { useDemo } from '#web/demo/frame/use-demo.ts'
import { screenMeta } from '../screen-meta.ts'
import { AddressForm } from './address-form.tsx'

export const meta = () => screenMeta(screenNames.addresses)

export default function Addresses() {
  const { state } = useDemo()
  const [editing, setEditing] = useState<string>()
  const close = () => setEditing(undefined)
  return (
    <Screen title={words.title} lead={words.lead} kind="native">
      {state.addresses.map((address) =>
        editing === address.id ? (
          <Panel key={address.id} title={words.edit}>
            <AddressForm address={address} onDone={close} />
          </Panel>
        ) : (
          <AddressPanel key={address.id} address={address} onEdit={() => setEditing(address.id)} />
        ),
      )}
      {editing === 'new' ? (
        <Panel title={words.add}>
          <AddressForm onDone={close} />
        </Panel>
      ) : (
        <Action data-opens="address new" onClick={() => setEditing('new')}>
          {words.add}
        </Action>
      )}
    </Screen>
  )
}

function AddressPanel({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { state, act, refusalOf } = useDemo()
  const { id, label, name, street, city, postcode, country } = address
  const isMain = state.mainAddress === id
  const refusal = refusalOf({ type: 'address.remove', id })
  return (
    <Panel title={label}>
      {isMain && <Tag tone="live">{words.main}</Tag>}
      <address className="account-address">
        {name}
        <br />
        {street}
        <br />
        {city} {postcode}
        <br />
        {country}
      </address>
      <Actions>
        <Action data-opens={`address ${id}`} onClick={onEdit} aria-label={`${words.edit}: ${label}`}>
          {words.edit}
        </Action>
        {!isMain && (
          <Action
            onClick={() => act({ type: 'address.main', id })}
            aria-label={`${words.makeMain}: ${label}`}
          >
            {words.makeMain}
          </Action>
        )}
        {!refusal && (
          <Ask
            label={words.remove}
            variant="text"
            question={words.removeAsk(label)}
            yes={words.removeYes}
            no={words.removeNo}
            onYes={() => act({ type: 'address.remove', id })}
          />
        )}
      </Actions>
      {refusal && <Refused>{refusalSentence(refusal)}</Refused>}
    </Panel>
  )
}
