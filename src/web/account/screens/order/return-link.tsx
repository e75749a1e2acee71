import { orderCopy } from '#content/account/screens.ts'
import { productOf } from '#shop-model/catalogue.ts'
import { lastDayFor, leftToReturn } from '#shop-model/returns.ts'
import { findOrder } from '#shop-model/state-queries.ts'
import { ActionLink } from '#web/account/parts/action.tsx'
import { useAccount, usePlayed } from '#web/account/use-account.ts'

/** To the form for a line of a delivered order that can still be sent back. */
export function ReturnLink({ id, index }: { id: string; index: number }) {
  const { state, format, href } = useAccount()
  const played = usePlayed()
  const order = findOrder(played, id)
  const line = order?.lines[index]
  if (order?.deliveredAt === undefined || !line || line.price === 0) return null
  if (leftToReturn(played, order, index) === 0) return null
  const till = Math.max(lastDayFor(played, order, 'return'), lastDayFor(played, order, 'exchange'))
  return (
    <ActionLink variant="text" to={href(`orders/${id}/return/${index}`)}>
      {orderCopy.sendBack}
      <span className="visually-hidden">
        : {productOf(played, line.product).name}, {orderCopy.returnTill(format.nearDay(till, state.now))}
      </span>
    </ActionLink>
  )
}
