import { orderCopy } from '#content/account/screens.ts'
import { findAccountOrder, isMissing } from '#web/account/account-state.ts'
import { NotFound } from '#web/account/parts/not-found.tsx'
import { OrderDetails } from '#web/account/screens/order/order.tsx'
import { Screen } from '#web/account/parts/screen.tsx'
import { useAccount, usePart } from '#web/account/use-account.ts'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/order-screen.ts'
import { useFreshOrder } from './use-fresh-order.ts'

export const meta = (args: Route.MetaArgs) => screenMeta(orderCopy.title(args.params.number), args)

export default function OrderScreen({ params: { number } }: Route.ComponentProps) {
  const order = findAccountOrder(useAccount().state, number)
  const part = usePart(`order/${number}`)
  useFreshOrder(order)
  if (order && !order.isSummary) return <OrderDetails order={order} />
  if (part === 'ready' || isMissing(part)) return <NotFound title={orderCopy.missing} />
  return (
    <Screen
      title={order ? orderCopy.title(order.name) : orderCopy.oneOrder}
      kind="block"
      back={{ to: 'orders', label: orderCopy.list }}
      part={`order/${number}`}
    />
  )
}
