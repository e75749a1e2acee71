import { windowCopy as copy } from '#content/account/order-window.ts'
import { orderCopy } from '#content/account/screens.ts'
import type { AccountOrder, AccountWindow } from '#web/account/account-state.ts'
import { ActionLink, Actions, DispatchAction } from '#web/account/parts/action.tsx'
import { ConfirmAction } from '#web/account/parts/confirm-action.tsx'
import { Panel } from '#web/account/parts/screen.tsx'
import { useAccount, useShopTime } from '#web/account/use-account.ts'
import { CashPanel } from './cash-panel.tsx'
import { ChangePanel } from './change-panel.tsx'
import { OpenWindow } from './open-window.tsx'

interface WindowPanelProps {
  order: AccountOrder
  window: AccountWindow
}

/** What the shopper can do with an order of a real store, for how long, and the result. */
export function WindowPanel({ order, window }: WindowPanelProps) {
  const isAtDoor = order.stage === 'delivered'
  return (
    <>
      <ChangePanel order={order} window={window} />
      {!isAtDoor && <WindowState order={order} window={window} />}
      {window.state !== 'owing' && <CashPanel order={order} window={window} />}
    </>
  )
}

function WindowState({ order, window }: WindowPanelProps) {
  const { format } = useAccount()
  const now = useShopTime()
  const { state, reason, endsAt = 0 } = window
  switch (state) {
    case 'waiting':
      return <Said title={copy.waitingTitle} text={copy.waiting} />
    case 'open':
      return now < endsAt ? (
        <ChangeableOrder order={order} window={window} left={endsAt - now} />
      ) : (
        <Said title={copy.overTitle} text={copy.over(format.timeOf(endsAt))} />
      )
    case 'owing':
      return <Owing order={order} window={window} />
    case 'cancelling':
      // The store may have done it before we recorded it.
      return order.stage === 'cancelled' ? null : (
        <Said title={copy.cancellingTitle} text={copy.cancelling} isBusy />
      )
    case 'released':
      return <Said title={copy.overTitle} text={copy.over(format.timeOf(endsAt))} />
    case 'lost':
      return <Said title={copy.lostTitle} text={copy.lost} />
    case 'not_offered': {
      const text = reason && copy.notOffered[reason]
      return text ? <Said title={copy.notOfferedTitle} text={text} /> : null
    }
    default:
      return null
  }
}

function Said({ title, text, isBusy }: { title: string; text: string; isBusy?: boolean }) {
  return (
    <Panel tone="tint" className="account-late" title={title}>
      <output aria-busy={isBusy}>{text}</output>
    </Panel>
  )
}

function ChangeableOrder({ order, window, left }: WindowPanelProps & { left: number }) {
  const { format, href } = useAccount()
  const { may, endsAt = 0 } = window
  const paid = order.total - dueOf(order)
  return (
    <OpenWindow left={left} whole={endsAt - order.placedAt} note={copy.until(format.timeOf(endsAt))}>
      {(may.has('items') || may.has('address')) && (
        <ActionLink variant="main" to={href(`orders/${order.id}/edit`)}>
          {copy.edit}
        </ActionLink>
      )}
      {may.has('cancel') && (
        <ConfirmAction
          label={copy.cancel}
          question={orderCopy.cancelAsk(order.name)}
          note={paid > 0 ? copy.cancelNotePaid(format.money(paid)) : copy.cancelNote}
          yes={copy.cancelYes}
          no={orderCopy.cancelNo}
          does={{ type: 'order.cancel', order: order.id }}
        />
      )}
    </OpenWindow>
  )
}

const dueOf = ({ bill }: AccountOrder): number => bill.find(({ term }) => term === 'due')?.sum ?? 0

function Owing({ order, window }: WindowPanelProps) {
  const { format } = useAccount()
  const { due, answerBy, may } = window
  if (due === undefined) return <Said title={copy.waitingTitle} text={copy.waiting} isBusy />
  const amount = format.money(due)
  return (
    <Panel tone="loud" title={copy.owingTitle(amount)}>
      <p>{copy.owing(format.timeOf(answerBy ?? 0))}</p>
      {may.has('pay') && (
        <Actions>
          <DispatchAction variant="main" does={{ type: 'order.pay', order: order.id }}>
            {copy.pay(amount)}
          </DispatchAction>
        </Actions>
      )}
    </Panel>
  )
}
