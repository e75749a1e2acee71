import { useState } from 'react'
import { addressCopy as copy } from '#content/account/account.ts'
import { screenNames } from '#content/account/screens.ts'
import type { AccountAddress } from '#web/account/account-state.ts'
import { Action, Actions, DispatchAction } from '#web/account/parts/action.tsx'
import { ConfirmAction } from '#web/account/parts/confirm-action.tsx'
import { RefusalNote } from '#web/account/parts/fields.tsx'
import { AddressLines, Tag } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount } from '#web/account/use-account.ts'
import type { ScreenHandle } from '#web/account/frame/account-frame.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/addresses-screen.ts'
import { AddressForm } from './address-form.tsx'

export const meta = (args: Route.MetaArgs) => screenMeta(screenNames.addresses, args)

export const handle: ScreenHandle = { needs: 'addresses' }

export default function Addresses() {
  const { state } = useAccount()
  const [editing, setEditing] = useState<string>()
  const close = () => setEditing(undefined)
  return (
    <Screen title={copy.title} lead={copy.lead} kind="native" part="addresses">
      {state.addresses.length === 0 && <p>{copy.none}</p>}
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

function AddressPanel({ address, onEdit }: { address: AccountAddress; onEdit: () => void }) {
  const { refusalOf } = useAccount()
  const { id, label, lines, isMain } = address
  const refusal = refusalOf({ type: 'address.remove', id })
  return (
    <Panel title={label}>
      {isMain && <Tag tone="live">{copy.main}</Tag>}
      <AddressLines lines={lines} />
      <Actions>
        <Action data-opens={`address ${id}`} onClick={onEdit} aria-label={`${copy.edit}: ${label}`}>
          {copy.edit}
        </Action>
        {!isMain && (
          <DispatchAction does={{ type: 'address.main', id }} aria-label={`${copy.makeMain}: ${label}`}>
            {copy.makeMain}
          </DispatchAction>
        )}
        {!refusal && (
          <ConfirmAction
            label={copy.remove}
            variant="text"
            question={copy.removeAsk(label)}
            yes={copy.removeYes}
            no={copy.removeNo}
            does={{ type: 'address.remove', id }}
          />
        )}
      </Actions>
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
    </Panel>
  )
}
