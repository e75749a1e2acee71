import { useState } from 'react'
import { addressCopy as copy } from '#content/account/account.ts'
import { screenNames } from '#content/account/screens.ts'
import { refusalSentence } from '#content/account/refusals.ts'
import type { Address } from '#shop-model/state.ts'
import { Action, Actions } from '#web/account/parts/action.tsx'
import { ConfirmAction } from '#web/account/parts/confirm-action.tsx'
import { RefusalNote } from '#web/account/parts/fields.tsx'
import { Tag } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount } from '#web/account/use-account.ts'
import { screenMeta } from '../screen-meta.ts'
import { AddressForm } from './address-form.tsx'

export const meta = () => screenMeta(screenNames.addresses)

export default function Addresses() {
  const { state } = useAccount()
  const [editing, setEditing] = useState<string>()
  const close = () => setEditing(undefined)
  return (
    <Screen title={copy.title} lead={copy.lead} kind="native">
      {state.addresses.map((address) =>
        editing === address.id ? (
          <Panel key={address.id} title={copy.edit}>
            <AddressForm address={address} onDone={close} />
          </Panel>
        ) : (
          <AddressPanel key={address.id} address={address} onEdit={() => setEditing(address.id)} />
        ),
      )}
      {editing === 'new' ? (
        <Panel title={copy.add}>
          <AddressForm onDone={close} />
        </Panel>
      ) : (
        <Action data-opens="address new" onClick={() => setEditing('new')}>
          {copy.add}
        </Action>
      )}
    </Screen>
  )
}

function AddressPanel({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { state, dispatch, refusalOf } = useAccount()
  const { id, label, name, street, city, postcode, country } = address
  const isMain = state.mainAddress === id
  const refusal = refusalOf({ type: 'address.remove', id })
  return (
    <Panel title={label}>
      {isMain && <Tag tone="live">{copy.main}</Tag>}
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
        <Action data-opens={`address ${id}`} onClick={onEdit} aria-label={`${copy.edit}: ${label}`}>
          {copy.edit}
        </Action>
        {!isMain && (
          <Action
            onClick={() => dispatch({ type: 'address.main', id })}
            aria-label={`${copy.makeMain}: ${label}`}
          >
            {copy.makeMain}
          </Action>
        )}
        {!refusal && (
          <ConfirmAction
            label={copy.remove}
            variant="text"
            question={copy.removeAsk(label)}
            yes={copy.removeYes}
            no={copy.removeNo}
            onYes={() => dispatch({ type: 'address.remove', id })}
          />
        )}
      </Actions>
      {refusal && <RefusalNote>{refusalSentence(refusal)}</RefusalNote>}
    </Panel>
  )
}
