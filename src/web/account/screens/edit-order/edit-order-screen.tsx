import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type AccountFormat, leftOf } from '#content/account/format.ts'
import { editCopy } from '#content/account/order-forms.ts'
import { orderCopy } from '#content/account/screens.ts'
import type { ItemQuantity } from '#shop-model/actions.ts'
import { productOf } from '#shop-model/catalogue.ts'
import { windowLeft } from '#shop-model/order-stage.ts'
import type { DemoState, Order } from '#shop-model/state.ts'
import { findOrder, priceOf, stockOf, totalOf } from '#shop-model/state-queries.ts'
import { applyAction } from '#shop-model/apply-action.ts'
import { Action, ActionLink, Actions } from '#web/account/parts/action.tsx'
import { RadioGroup, RefusalNote, Stepper } from '#web/account/parts/fields.tsx'
import { DetailList, ProductItem } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, useAct, usePlayed, useShopTime } from '#web/account/use-account.ts'
import { NotFound } from '#web/account/parts/not-found.tsx'
import type { ScreenHandle } from '#web/account/frame/account-frame.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/edit-order-screen.ts'

export const meta = (args: Route.MetaArgs) => screenMeta(editCopy.title(args.params.number), args)

export const handle: ScreenHandle = { needs: 'order-window' }

export default function EditOrder({ params: { number } }: Route.ComponentProps) {
  const order = findOrder(usePlayed(), number)
  return order ? <EditForm key={number} order={order} /> : <NotFound title={orderCopy.missing} />
}

function EditForm({ order }: { order: Order }) {
  const { href, format } = useAccount()
  const state = usePlayed()
  const { act, isBusy, refusal, forget } = useAct()
  const navigate = useNavigate()
  const now = useShopTime()
  const [lines, setLines] = useState<ItemQuantity[]>(() =>
    order.lines.map(({ product, variant, count }) => ({ product, variant, count })),
  )
  const [address, setAddress] = useState(() => addressOf(state, order))
  const left = windowLeft(state, order, now)
  const back = { to: `orders/${order.id}`, label: orderCopy.title(order.id) }
  if (left === 0) {
    return (
      <Screen title={editCopy.title(order.id)} lead={editCopy.closed} kind="block" back={back}>
        <Actions>
          <ActionLink variant="main" to={href(`orders/${order.id}`)}>
            {orderCopy.title(order.id)}
          </ActionLink>
        </Actions>
      </Screen>
    )
  }
  const change = (index: number, line: ItemQuantity) => {
    forget()
    setLines(lines.with(index, line))
  }
  const action = { type: 'order.edit', order: order.id, lines, address } as const
  const save = () => act(action, () => void navigate(href(`orders/${order.id}`)))
  const others = state.shop.products.filter(({ id }) => !lines.some(({ product }) => product === id))
  return (
    <Screen
      title={editCopy.title(order.id)}
      lead={`${editCopy.lead} ${editCopy.timeLeft(leftOf(left))}`}
      kind="block"
      back={back}
    >
      <Panel title={orderCopy.lines}>
        <ul className="account-rows">
          {lines.map((line, index) => (
            <li key={line.product}>
              <EditLine order={order} line={line} onChange={(next) => change(index, next)} />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={editCopy.add}>
        <div className="account-edit-more">
          {others.map(({ id, name, variants }) => {
            const variant = variants.find((one) => stockOf(state, id, one.id) > 0)
            return variant ? (
              <Action
                key={id}
                onClick={() => setLines([...lines, { product: id, variant: variant.id, count: 1 }])}
              >
                {name} {format.money(priceOf(state, id, variant.id))}
              </Action>
            ) : null
          })}
        </div>
      </Panel>
      <Panel>
        <RadioGroup
          legend={editCopy.address}
          value={address}
          onChange={setAddress}
          options={state.addresses.map((one) => ({
            value: one.id,
            label: one.label,
            note: `${one.street}, ${one.city}`,
          }))}
        />
      </Panel>
      <Panel tone="tint">
        <DetailList rows={differenceRows(state, order, action, format)} />
        {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
        <Actions>
          <Action variant="main" isBusy={isBusy} onClick={save}>
            {editCopy.save}
          </Action>
          <ActionLink variant="text" to={href(`orders/${order.id}`)}>
            {editCopy.discard}
          </ActionLink>
        </Actions>
      </Panel>
    </Screen>
  )
}

const addressOf = (state: DemoState, order: Order) =>
  state.addresses.find(({ id }) => id === order.to.id)?.id ?? state.mainAddress

interface EditLineProps {
  order: Order
  line: ItemQuantity
  onChange: (line: ItemQuantity) => void
}

function EditLine({ order, line, onChange }: EditLineProps) {
  const state = usePlayed()
  const { name, variants } = productOf(state, line.product)
  const held = (variant: string) =>
    order.lines.find((one) => one.product === line.product && one.variant === variant)?.count ?? 0
  const stock = (variant: string) => stockOf(state, line.product, variant) + held(variant)
  return (
    <div className="account-edit-line" data-out={line.count === 0 || undefined}>
      <ProductItem product={line.product} variant={line.variant}>
        <Stepper
          label={editCopy.count(name)}
          fewer={`${editCopy.fewer}: ${name}`}
          more={`${editCopy.more}: ${name}`}
          count={line.count}
          most={Math.min(state.shop.rules.mostOfOne, stock(line.variant))}
          onChange={(count) => onChange({ ...line, count })}
        />
      </ProductItem>
      <RadioGroup
        legend={editCopy.variant(name.toLowerCase())}
        layout="row"
        value={line.variant}
        onChange={(variant) =>
          onChange({ ...line, variant, count: Math.min(Math.max(line.count, 1), stock(variant)) })
        }
        options={variants.map((variant) => ({
          value: variant.id,
          label: variant.name,
          note: editCopy.left(stock(variant.id)),
          ...(stock(variant.id) === 0 && { disabledReason: editCopy.left(0) }),
        }))}
      />
    </div>
  )
}

/** Applies the change to a copy of the state to find its price. */
function differenceRows(
  state: DemoState,
  order: Order,
  action: Parameters<typeof applyAction>[1],
  { money }: AccountFormat,
): [string, string][] {
  const tried = findOrder(applyAction(state, action, state.clock.wall).state, order.id) ?? order
  const [before, after] = [totalOf(order), totalOf(tried)]
  return [
    [editCopy.was, money(before)],
    [editCopy.now, money(after)],
    [editCopy.difference, money(after - before)],
  ]
}
