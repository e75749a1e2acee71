import { useState } from 'react'
import { useNavigate } from 'react-router'
import { leftOf, money } from '#content/demo/format.ts'
import { editWords } from '#content/demo/order-forms.ts'
import { orderWords } from '#content/demo/screens.ts'
import { refusalSentence } from '#content/demo/refusals.ts'
import { type Picked, type Refusal } from '#shop-model/actions.ts'
import { productOf, products, shopRules } from '#shop-model/catalogue.ts'
import { windowLeft } from '#shop-model/order-stage.ts'
import type { DemoState, Order } from '#shop-model/state.ts'
import { findOrder, priceOf, stockOf, totalOf } from '#shop-model/world.ts'
import { act as tryAct } from '#shop-model/act.ts'
import { Action, ActionLink, Actions } from '#web/demo/parts/action.tsx'
import { Choice, Refused, Stepper } from '#web/demo/parts/fields.tsx'
import { Facts, Item } from '#web/demo/parts/item.tsx'
import { Panel, Screen } from '#web/demo/parts/screen.tsx'
import { useDemo, useShopTime } from '#web/demo/frame/use-demo.ts'
import { NotFound } from '#web/demo/parts/not-found.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/edit-order-screen.ts'

export const meta = ({ params }: Route.MetaArgs) => screenMeta(editWords.title(params.number))

export default function EditOrder({ params: { number } }: Route.ComponentProps) {
  const { state } = useDemo()
  const order = findOrder(state, number)
  return order ? <EditForm key={number} order={order} /> : <NotFound title={orderWords.missing} />
}

function EditForm({ order }: { order: Order }) {
  const { state, act, href } = useDemo()
  const navigate = useNavigate()
  const now = useShopTime()
  const [lines, setLines] = useState<Picked[]>(() =>
    order.lines.map(({ product, variant, count }) => ({ product, variant, count })),
  )
  const [address, setAddress] = useState(() => addressOf(state, order))
  const [refusal, setRefusal] = useState<Refusal>()
  const left = windowLeft(order, now)
  const back = { to: `orders/${order.id}`, label: orderWords.title(order.id) }
  if (left === 0) {
    return (
      <Screen title={editWords.title(order.id)} lead={editWords.closed} kind="block" back={back}>
        <Actions>
          <ActionLink variant="main" to={href(`orders/${order.id}`)}>
            {orderWords.title(order.id)}
          </ActionLink>
        </Actions>
      </Screen>
    )
  }
  const change = (index: number, line: Picked) => {
    setRefusal(undefined)
    setLines(lines.with(index, line))
  }
  const action = { type: 'order.edit', order: order.id, lines, address } as const
  const save = () => {
    const refused = act(action)
    setRefusal(refused)
    if (!refused) void navigate(href(`orders/${order.id}`))
  }
  const others = products.filter(({ id }) => !lines.some(({ product }) => product === id))
  return (
    <Screen
      title={editWords.title(order.id)}
      lead={`${editWords.lead} ${editWords.timeLeft(leftOf(left))}`}
      kind="block"
      back={back}
    >
      <Panel title={orderWords.lines}>
        <ul className="account-rows">
          {lines.map((line, index) => (
            <li key={line.product}>
              <EditLine order={order} line={line} onChange={(next) => change(index, next)} />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={editWords.add}>
        <div className="account-edit-more">
          {others.map(({ id, name, variants }) => {
            const variant = variants.find((one) => stockOf(state, id, one.id) > 0)
            return variant ? (
              <Action
                key={id}
                onClick={() => setLines([...lines, { product: id, variant: variant.id, count: 1 }])}
              >
                {name} {money(priceOf(state, id, variant.id))}
              </Action>
            ) : null
          })}
        </div>
      </Panel>
      <Panel>
        <Choice
          legend={editWords.address}
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
        <Facts rows={differenceRows(state, order, action)} />
        {refusal && <Refused>{refusalSentence(refusal)}</Refused>}
        <Actions>
          <Action variant="main" onClick={save}>
            {editWords.save}
          </Action>
          <ActionLink variant="text" to={href(`orders/${order.id}`)}>
            {editWords.discard}
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
  line: Picked
  onChange: (line: Picked) => void
}

function EditLine({ order, line, onChange }: EditLineProps) {
  const { state } = useDemo()
  const { name, variants } = productOf(line.product)
  const held = (variant: string) =>
    order.lines.find((one) => one.product === line.product && one.variant === variant)?.count ?? 0
  const stock = (variant: string) => stockOf(state, line.product, variant) + held(variant)
  return (
    <div className="account-edit-line" data-out={line.count === 0 || undefined}>
      <Item product={line.product} variant={line.variant}>
        <Stepper
          label={editWords.count(name)}
          fewer={`${editWords.fewer}: ${name}`}
          more={`${editWords.more}: ${name}`}
          count={line.count}
          most={Math.min(shopRules.mostOfOne, stock(line.variant))}
          onChange={(count) => onChange({ ...line, count })}
        />
      </Item>
      <Choice
        legend={editWords.variant(name.toLowerCase())}
        layout="row"
        value={line.variant}
        onChange={(variant) =>
          onChange({ ...line, variant, count: Math.min(Math.max(line.count, 1), stock(variant)) })
        }
        options={variants.map((variant) => ({
          value: variant.id,
          label: variant.name,
          note: editWords.left(stock(variant.id)),
          ...(stock(variant.id) === 0 && { off: editWords.left(0) }),
        }))}
      />
    </div>
  )
}

/** The model itself is asked what the change would cost. */
function differenceRows(
  state: DemoState,
  order: Order,
  action: Parameters<typeof tryAct>[1],
): [string, string][] {
  const tried = findOrder(tryAct(state, action, state.clock.wall).state, order.id) ?? order
  const [before, after] = [totalOf(order), totalOf(tried)]
  return [
    [editWords.was, money(before)],
    [editWords.now, money(after)],
    [editWords.difference, money(after - before)],
  ]
}
