import type { AccountFormat } from '#content/account/format.ts'
import { returnCopy } from '#content/account/order-forms.ts'
import { orderCopy, screenNames } from '#content/account/screens.ts'
import { findVariant } from '#shop-model/catalogue.ts'
import { leftToReturn, returnRefusal } from '#shop-model/returns.ts'
import type { Return } from '#shop-model/state.ts'
import { findOrder } from '#shop-model/state-queries.ts'
import { ActionLink, Actions, DispatchAction } from '#web/account/parts/action.tsx'
import { DetailList, ProductItem, Tag } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, usePlayed } from '#web/account/use-account.ts'
import type { ScreenHandle } from '#web/account/frame/account-frame.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/returns-screen.ts'

export const meta = (args: Route.MetaArgs) => screenMeta(screenNames.returns, args)

export const handle: ScreenHandle = { needs: 'returns' }

export default function Returns() {
  const state = usePlayed()
  return (
    <Screen title={returnCopy.listTitle} lead={returnCopy.listLead} kind="hosted">
      {state.returns.length === 0 && <p>{returnCopy.none}</p>}
      {state.returns.map((entry) => (
        <ReturnPanel key={entry.id} entry={entry} />
      ))}
      <Returnable />
    </Screen>
  )
}

function ReturnPanel({ entry }: { entry: Return }) {
  const { format } = useAccount()
  const state = usePlayed()
  const { returnSteps } = state.shop.rules
  const line = findOrder(state, entry.order)?.lines[entry.line]
  if (!line) return null
  const now = state.clock.at
  const instead =
    entry.kind === 'exchange' && entry.variant && findVariant(state, line.product, entry.variant)?.name
  const isOff = entry.withdrawnAt !== undefined
  const due = (at: number | undefined, after: number) =>
    at === undefined
      ? isOff
        ? '–'
        : returnCopy.expected(format.nearDay(entry.requestedAt + after, now))
      : format.dateTime(at, now)
  return (
    <Panel title={`${returnCopy.kinds[entry.kind]}, ${orderCopy.title(entry.order).toLowerCase()}`}>
      <ProductItem product={line.product} variant={line.variant} note={`× ${entry.count}`}>
        <Tag tone={isOff ? 'off' : entry.settledAt ? 'plain' : 'live'}>
          {isOff
            ? orderCopy.cancel
            : entry.settledAt
              ? returnCopy.settled
              : entry.collectedAt
                ? returnCopy.collected
                : returnCopy.asked}
        </Tag>
      </ProductItem>
      {isOff ? (
        <p>{returnCopy.withdrawn}</p>
      ) : (
        <DetailList
          rows={[
            [returnCopy.what, returnCopy.reasons[entry.reason]],
            ...(instead ? ([[returnCopy.variant, instead]] as const) : []),
            [returnCopy.outcome, outcomeOf(entry, format)],
            [returnCopy.collected, due(entry.collectedAt, returnSteps.collected)],
            [returnCopy.settled, due(entry.settledAt, returnSteps.settled)],
          ]}
        />
      )}
      {!isOff && entry.collectedAt === undefined && (
        <Actions>
          <DispatchAction does={{ type: 'return.withdraw', id: entry.id }}>
            {returnCopy.withdraw}
          </DispatchAction>
        </Actions>
      )}
    </Panel>
  )
}

function outcomeOf({ amount, settle }: Return, { money }: AccountFormat): string {
  const { amounts } = returnCopy
  if (amount === 0) return amounts.even
  if (amount < 0) return amounts.pays(money(-amount))
  return settle === 'credit' ? amounts.credit(money(amount)) : amounts.refund(money(amount))
}

/** Delivered items that can still be returned. */
function Returnable() {
  const { href } = useAccount()
  const state = usePlayed()
  const draft = { state, now: state.clock.at }
  const lines = state.orders.flatMap((order) =>
    order.lines
      .map((line, index) => ({ order, line, index }))
      .filter(
        ({ line, index }) =>
          line.price > 0 &&
          leftToReturn(state, order, index) > 0 &&
          !returnRefusal(draft, order, index, 'return'),
      ),
  )
  if (lines.length === 0) return null
  return (
    <Panel title={returnCopy.begin}>
      <ul className="account-rows">
        {lines.map(({ order, line, index }) => (
          <li key={`${order.id} ${index}`}>
            <ProductItem
              product={line.product}
              variant={line.variant}
              note={orderCopy.title(order.id).toLowerCase()}
            >
              <ActionLink variant="text" to={href(`orders/${order.id}/return/${index}`)}>
                {orderCopy.sendBack}
              </ActionLink>
            </ProductItem>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
