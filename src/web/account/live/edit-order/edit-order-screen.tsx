import { leftOf } from '#content/account/format.ts'
import { orderEditCopy as copy } from '#content/account/order-window.ts'
import { editCopy } from '#content/account/order-forms.ts'
import { orderCopy } from '#content/account/screens.ts'
import {
  type AccountOrder,
  type AccountWindow,
  findAccountOrder,
  isMissing,
} from '#web/account/account-state.ts'
import type { ScreenHandle } from '#web/account/frame/account-frame.tsx'
import { Action, ActionLink, Actions } from '#web/account/parts/action.tsx'
import { NotFound } from '#web/account/parts/not-found.tsx'
import { WaitingPanel } from '#web/account/parts/part-states.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { leadOf } from '#web/account/screens/order/order.tsx'
import { WindowPanel } from '#web/account/screens/order/window-panel.tsx'
import { useFreshOrder } from '#web/account/screens/order/use-fresh-order.ts'
import { screenMeta } from '#web/account/screens/screen-meta.ts'
import { useAccount, usePart, useShopTime } from '#web/account/use-account.ts'
import type { Route } from './+types/edit-order-screen.ts'
import { AddressPanel } from './address-panel.tsx'
import { ItemsForm } from './items-form.tsx'
import { useEditForm } from './use-edit-form.ts'

export const meta = (args: Route.MetaArgs) => screenMeta(copy.title(args.params.number), args)

export const handle: ScreenHandle = { needs: 'order-window' }

export default function EditOrderScreen({ params: { number } }: Route.ComponentProps) {
  const order = findAccountOrder(useAccount().state, number)
  const part = usePart(`order/${number}`)
  useFreshOrder(order)
  if (order?.window) return <EditOrder order={order} window={order.window} />
  if ((order && !order.isSummary) || part === 'ready' || isMissing(part)) {
    return <NotFound title={orderCopy.missing} />
  }
  return <Screen title={orderCopy.oneOrder} kind="block" part={`order/${number}`} />
}

interface EditOrderProps {
  order: AccountOrder
  window: AccountWindow
}

function EditOrder({ order, window }: EditOrderProps) {
  const { state, format } = useAccount()
  const now = useShopTime()
  const left = Math.max(0, (window.endsAt ?? 0) - now)
  const isOpen = window.state === 'open' && left > 0
  return (
    <Screen
      title={copy.title(order.name)}
      lead={isOpen ? `${copy.lead} ${editCopy.timeLeft(leftOf(left))}` : leadOf(order, state.now, format)}
      kind="block"
      back={{ to: `orders/${order.id}`, label: orderCopy.title(order.name) }}
    >
      {isOpen ? <Forms order={order} window={window} /> : <Closed order={order} window={window} />}
    </Screen>
  )
}

/** Why the order cannot be changed: packed, cancelled, not paid yet, or out of time. */
function Closed({ order, window }: EditOrderProps) {
  const { href } = useAccount()
  return (
    <>
      <WindowPanel order={order} window={window} />
      <Actions>
        <ActionLink variant="main" to={href(`orders/${order.id}`)}>
          {copy.back}
        </ActionLink>
      </Actions>
    </>
  )
}

function Forms({ order, window }: EditOrderProps) {
  const { href } = useAccount()
  const { form, refusal, isStale, read } = useEditForm(order.id)
  if (!form && refusal) {
    return (
      <Panel tone="tint">
        <p role="alert">{refusal.text}</p>
        <Actions>
          <Action variant="main" onClick={() => void read()}>
            {copy.again}
          </Action>
          <ActionLink to={href(`orders/${order.id}`)}>{copy.back}</ActionLink>
        </Actions>
      </Panel>
    )
  }
  if (!form) return <WaitingPanel />
  return (
    <>
      {isStale && (
        <Panel tone="loud" title={copy.changedTitle}>
          <p role="alert">{copy.changed}</p>
        </Panel>
      )}
      {window.may.has('items') && <ItemsForm order={order} form={form} readAgain={read} />}
      <AddressPanel order={order} window={window} form={form} readAgain={read} />
    </>
  )
}
