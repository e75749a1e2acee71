import { useState } from 'react'
import { useNavigate } from 'react-router'
import { money } from '#content/account/format.ts'
import { basketCopy, editCopy } from '#content/account/order-forms.ts'
import { orderCopy, paymentNames, screenNames } from '#content/account/screens.ts'
import { refusalSentence } from '#content/account/refusals.ts'
import type { Refusal } from '#shop-model/actions.ts'
import { basketTotals, freeCoupons } from '#shop-model/basket.ts'
import { productOf, shopRules } from '#shop-model/catalogue.ts'
import { type Payment, payments } from '#shop-model/state.ts'
import { priceOf, stockOf } from '#shop-model/state-queries.ts'
import { Action, ActionLink, Actions } from '#web/account/parts/action.tsx'
import { RadioGroup, RefusalNote, Stepper, Checkbox } from '#web/account/parts/fields.tsx'
import { DetailList, Item } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount } from '#web/account/use-account.ts'
import { screenMeta } from '../screen-meta.ts'

export const meta = () => screenMeta(screenNames.basket)

export default function Basket() {
  const { state, href } = useAccount()
  if (state.basket.length > 0) return <FullBasket />
  return (
    <Screen title={basketCopy.title} lead={basketCopy.empty} kind="native">
      <p>{basketCopy.emptyHint}</p>
      <Actions>
        <ActionLink variant="main" to={href('orders')}>
          {basketCopy.toOrders}
        </ActionLink>
        <ActionLink to={href('wishlist')}>{basketCopy.toWishlist}</ActionLink>
      </Actions>
    </Screen>
  )
}

function FullBasket() {
  const { state, dispatch, href } = useAccount()
  const navigate = useNavigate()
  const [address, setAddress] = useState(state.mainAddress)
  const [payment, setPayment] = useState<Payment>('card')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState<Refusal>()
  const coupons = freeCoupons(state)
  const totals = basketTotals(state, chosen)
  const missing = shopRules.delivery.freeFrom - totals.sum
  const place = () => {
    const refused = dispatch({ type: 'order.place', address, payment, coupons: chosen })
    setRefusal(refused)
    if (!refused) void navigate(href('orders'))
  }
  return (
    <Screen title={basketCopy.title} kind="native">
      <Panel>
        <ul className="account-rows">
          {state.basket.map((line) => {
            const { name } = productOf(line.product)
            const price = priceOf(state, line.product, line.variant)
            return (
              <li key={`${line.product} ${line.variant}`}>
                <Item product={line.product} variant={line.variant} note={money(price)}>
                  <Stepper
                    label={editCopy.count(name)}
                    fewer={line.count === 1 ? basketCopy.remove(name) : `${editCopy.fewer}: ${name}`}
                    more={`${editCopy.more}: ${name}`}
                    count={line.count}
                    most={Math.min(shopRules.mostOfOne, stockOf(state, line.product, line.variant))}
                    onChange={(count) => dispatch({ type: 'basket.set', line: { ...line, count } })}
                  />
                </Item>
              </li>
            )
          })}
        </ul>
      </Panel>
      {coupons.length > 0 && (
        <Panel title={basketCopy.coupons}>
          {coupons.map(({ id, reward }) => (
            <Checkbox
              key={id}
              label={basketCopy.couponNames[reward]}
              checked={chosen.includes(id)}
              onChange={(isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          ))}
        </Panel>
      )}
      <Panel>
        <RadioGroup
          legend={basketCopy.address}
          value={address}
          onChange={setAddress}
          options={state.addresses.map(({ id, label, street, city }) => ({
            value: id,
            label,
            note: `${street}, ${city}`,
          }))}
        />
        <RadioGroup
          legend={basketCopy.payment}
          layout="row"
          value={payment}
          onChange={setPayment}
          options={payments.map((value) => ({ value, label: paymentNames[value] }))}
        />
      </Panel>
      <Panel tone="tint">
        <DetailList
          rows={[
            [orderCopy.sum, money(totals.sum)],
            [orderCopy.delivery, totals.delivery === 0 ? orderCopy.deliveryFree : money(totals.delivery)],
            ...(totals.credit > 0 ? ([[basketCopy.credit, money(-totals.credit)]] as const) : []),
            [orderCopy.total, money(totals.total)],
          ]}
        />
        {totals.delivery > 0 && <p>{basketCopy.freeFrom(money(missing))}</p>}
        {refusal && <RefusalNote>{refusalSentence(refusal)}</RefusalNote>}
        <Actions>
          <Action variant="main" onClick={place}>
            {basketCopy.place(money(totals.total))}
          </Action>
        </Actions>
        <p className="account-muted">{basketCopy.demo}</p>
      </Panel>
    </Screen>
  )
}
