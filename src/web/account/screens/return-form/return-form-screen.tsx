import { returnCopy } from '#content/account/order-forms.ts'
import { refusalSentence } from '#content/account/refusals.ts'
import { orderCopy } from '#content/account/screens.ts'
import { leftToReturn } from '#shop-model/returns.ts'
import type { Line, Order } from '#shop-model/state.ts'
import { findOrder } from '#shop-model/state-queries.ts'
import { NotFound } from '#web/account/parts/not-found.tsx'
import { ActionLink, Actions } from '#web/account/parts/action.tsx'
import { ProductItem } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { ReturnForm } from '#web/account/screens/return-form/return-form.tsx'
import { useAccount, usePlayed } from '#web/account/use-account.ts'
import type { ScreenHandle } from '#web/account/frame/account-frame.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/return-form-screen.ts'

export const meta = (args: Route.MetaArgs) => screenMeta(returnCopy.title, args)

export const handle: ScreenHandle = { needs: 'returns' }

export default function ReturnFormScreen({ params: { number, line: index } }: Route.ComponentProps) {
  const state = usePlayed()
  const order = findOrder(state, number)
  const line = order?.lines[Number(index)]
  if (!order || !line) return <NotFound title={orderCopy.missing} />
  if (leftToReturn(state, order, Number(index)) === 0) return <AllReturned order={order} line={line} />
  return <ReturnForm key={`${number} ${index}`} order={order} line={line} index={Number(index)} />
}

/** Back leads here after the form was sent. */
function AllReturned({ order, line }: { order: Order; line: Line }) {
  const { href, format } = useAccount()
  return (
    <Screen
      title={returnCopy.title}
      kind="hosted"
      back={{ to: `orders/${order.id}`, label: orderCopy.title(order.id) }}
    >
      <Panel>
        <ProductItem product={line.product} variant={line.variant} note={`× ${line.count}`} />
        <p>{refusalSentence({ code: 'all_returned', details: {} }, format)}</p>
        <Actions>
          <ActionLink variant="main" to={href('returns')}>
            {returnCopy.toList}
          </ActionLink>
        </Actions>
      </Panel>
    </Screen>
  )
}
