import { orderCopy } from '#content/account/screens.ts'
import { findAccountOrder } from '#web/account/account-state.ts'
import { NotFound } from '#web/account/parts/not-found.tsx'
import { OrderDetails } from '#web/account/screens/order/order.tsx'
import { useAccount } from '#web/account/use-account.ts'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/order-screen.ts'

export const meta = (args: Route.MetaArgs) => screenMeta(orderCopy.title(args.params.number), args)

export default function OrderScreen({ params: { number } }: Route.ComponentProps) {
  const order = findAccountOrder(useAccount().state, number)
  return order ? <OrderDetails order={order} /> : <NotFound title={orderCopy.missing} />
}
