import { useState } from 'react'
import { useNavigate } from 'react-router'
import { money } from '#content/demo/format.ts'
import { basketWords, editWords } from '#content/demo/order-forms.ts'
import { orderWords, paymentNames, screenNames } from '#content/demo/screens.ts'
import { refusalSentence } from '#content/demo/refusals.ts'
import type { Refusal } from '#shop-model/actions.ts'
import { billOf, freeCoupons } from '#shop-model/basket.ts'
import { productOf, shopRules } from '#shop-model/catalogue.ts'
import { type Payment, payments } from '#shop-model/state.ts'
import { priceOf, stockOf } from '#shop-model/world.ts'
import { Action, ActionLink, Actions } from '#web/demo/parts/action.tsx'
import { Choice, Refused, Stepper, Tick } from '#web/demo/parts/fields.tsx'
import { Facts, Item } from '#web/demo/parts/item.tsx'
import { Panel, Screen } from '#web/demo/parts/screen.tsx'
import { useDemo } from '#web/demo/frame/use-demo.ts'
import { screenMeta } from '../screen-meta.ts'

export const meta = () => screenMeta(screenNames.basket)

export default function Basket() {
  const { state, href } = useDemo()
  if (state.basket.length > 0) return <FullBasket />
  return (
    <Screen title={basketWords.title} lead={basketWords.empty} kind="native">
      <p>{basketWords.emptyHint}</p>
      <Actions>
        <ActionLink variant="main" to={href('orders')}>
          {basketWords.toOrders}
        </ActionLink>
        <ActionLink to={href('wishlist')}>{basketWords.toWishlist}</ActionLink>
      </Actions>
    </Screen>
  )
}

function FullBasket() {
  const { state, act, href } = useDemo()
  const navigate = useNavigate()
  const [address, setAddress] = useState(state.mainAddress)
  const [payment, setPayment] = useState<Payment>('card')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState<Refusal>()
  const coupons = freeCoupons(state)
  const bill = billOf(state, chosen)
  const missing = shopRules.delivery.freeFrom - bill.sum
  const place = () => {
    const refused = act({ type: 'order.place', address, payment, coupons: chosen })
    setRefusal(refused)
    if (!refused) void navigate(href('orders'))
  }
  return (
    <Screen title={basketWords.title} kind="native">
      <Panel>
        <ul className="account-rows">
          {state.basket.map((line) => {
            const { name } = productOf(line.product)
            const price = priceOf(state, line.product, line.variant)
            return (
              <li key={`${line.product} ${line.variant}`}>
                <Item product={line.product} variant={line.variant} note={money(price)}>
                  <Stepper
                    label={editWords.count(name)}
                    fewer={line.count === 1 ? basketWords.remove(name) : `${editWords.fewer}: ${name}`}
                    more={`${editWords.more}: ${name}`}
                    count={line.count}
                    most={Math.min(shopRules.mostOfOne, stockOf(state, line.product, line.variant))}
                    onChange={(count) => act({ type: 'basket.set', line: { ...line, count } })}
                  />
                </Item>
              </li>
            )
          })}
        </ul>
      </Panel>
      {coupons.length > 0 && (
        <Panel title={basketWords.coupons}>
          {coupons.map(({ id, reward }) => (
            <Tick
              key={id}
              label={basketWords.couponNames[reward]}
              checked={chosen.includes(id)}
              onChange={(isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          ))}
        </Panel>
      )}
      <Panel>
        <Choice
          legend={basketWords.address}
          value={address}
          onChange={setAddress}
          options={state.addresses.map(({ id, label, street, city }) => ({
            value: id,
            label,
            note: `${street}, ${city}`,
          }))}
        />
        <Choice
          legend={basketWords.payment}
          layout="row"
          value={payment}
          onChange={setPayment}
          options={payments.map((value) => ({ value, label: paymentNames[value] }))}
        />
      </Panel>
      <Panel tone="tint">
        <Facts
          rows={[
            [orderWords.sum, money(bill.sum)],
            [orderWords.delivery, bill.delivery === 0 ? orderWords.deliveryFree : money(bill.delivery)],
            ...(bill.credit > 0 ? ([[basketWords.credit, money(-bill.credit)]] as const) : []),
            [orderWords.total, money(bill.total)],
          ]}
        />
        {bill.delivery > 0 && <p>{basketWords.freeFrom(money(missing))}</p>}
        {refusal && <Refused>{refusalSentence(refusal)}</Refused>}
        <Actions>
          <Action variant="main" onClick={place}>
            {basketWords.place(money(bill.total))}
          </Action>
        </Actions>
        <p className="account-muted">{basketWords.demo}</p>
      </Panel>
    </Screen>
  )
}
