import { momentOf, money, nearDay } from '#content/demo/format.ts'
import { returnWords } from '#content/demo/order-forms.ts'
import { orderWords, screenNames } from '#content/demo/screens.ts'
import { findVariant, shopRules } from '#shop-model/catalogue.ts'
import { leftToReturn, returnRefusal } from '#shop-model/returns.ts'
import type { Return } from '#shop-model/state.ts'
import { findOrder } from '#shop-model/world.ts'
import { Action, ActionLink, Actions } from '#web/demo/parts/action.tsx'
import { Facts, Item, Tag } from '#web/demo/parts/item.tsx'
import { Panel, Screen } from '#web/demo/parts/screen.tsx'
import { useDemo } from '#web/demo/frame/use-demo.ts'
import { screenMeta } from '../screen-meta.ts'

export const meta = () => screenMeta(screenNames.returns)

export default function Returns() {
  const { state } = useDemo()
  return (
    <Screen title={returnWords.listTitle} lead={returnWords.listLead} kind="hosted">
      {state.returns.length === 0 && <p>{returnWords.none}</p>}
      {state.returns.map((entry) => (
        <ReturnPanel key={entry.id} entry={entry} />
      ))}
      <Returnable />
    </Screen>
  )
}

function ReturnPanel({ entry }: { entry: Return }) {
  const { state, act } = useDemo()
  const line = findOrder(state, entry.order)?.lines[entry.line]
  if (!line) return null
  const now = state.clock.at
  const instead = entry.kind === 'exchange' && entry.variant && findVariant(line.product, entry.variant)?.name
  const isOff = entry.withdrawnAt !== undefined
  const due = (at: number | undefined, after: number) =>
    at === undefined
      ? isOff
        ? '–'
        : returnWords.expected(nearDay(entry.askedAt + after, now))
      : momentOf(at, now)
  return (
    <Panel title={`${returnWords.kinds[entry.kind]}, ${orderWords.title(entry.order).toLowerCase()}`}>
      <Item product={line.product} variant={line.variant} note={`× ${entry.count}`}>
        <Tag tone={isOff ? 'off' : entry.settledAt ? 'plain' : 'live'}>
          {isOff
            ? orderWords.cancel
            : entry.settledAt
              ? returnWords.settled
              : entry.collectedAt
                ? returnWords.collected
                : returnWords.asked}
        </Tag>
      </Item>
      {isOff ? (
        <p>{returnWords.withdrawn}</p>
      ) : (
        <Facts
          rows={[
            [returnWords.what, returnWords.reasons[entry.reason]],
            ...(instead ? ([[returnWords.variant, instead]] as const) : []),
            [returnWords.outcome, outcomeOf(entry)],
            [returnWords.collected, due(entry.collectedAt, shopRules.returnSteps.collected)],
            [returnWords.settled, due(entry.settledAt, shopRules.returnSteps.settled)],
          ]}
        />
      )}
      {!isOff && entry.collectedAt === undefined && (
        <Actions>
          <Action onClick={() => act({ type: 'return.withdraw', id: entry.id })}>
            {returnWords.withdraw}
          </Action>
        </Actions>
      )}
    </Panel>
  )
}

function outcomeOf({ amount, settle }: Return): string {
  const { amounts } = returnWords
  if (amount === 0) return amounts.even
  if (amount < 0) return amounts.pays(money(-amount))
  return settle === 'credit' ? amounts.credit(money(amount)) : amounts.refund(money(amount))
}

/** What has arrived and may still go back, so that a return can begin here as well. */
function Returnable() {
  const { state, href } = useDemo()
  const world = { state, now: state.clock.at }
  const lines = state.orders.flatMap((order) =>
    order.lines
      .map((line, index) => ({ order, line, index }))
      .filter(
        ({ line, index }) =>
          line.price > 0 &&
          leftToReturn(state, order, index) > 0 &&
          !returnRefusal(world, order, index, 'return'),
      ),
  )
  if (lines.length === 0) return null
  return (
    <Panel title={returnWords.begin}>
      <ul className="account-rows">
        {lines.map(({ order, line, index }) => (
          <li key={`${order.id} ${index}`}>
            <Item
              product={line.product}
              variant={line.variant}
              note={orderWords.title(order.id).toLowerCase()}
            >
              <ActionLink variant="text" to={href(`orders/${order.id}/return/${index}`)}>
                {orderWords.sendBack}
              </ActionLink>
            </Item>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
