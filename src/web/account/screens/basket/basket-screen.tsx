import { useState } from 'react'
import { useNavigate } from 'react-router'
import { basketCopy, editCopy } from '#content/account/order-forms.ts'
import { orderCopy, paymentNames, screenNames } from '#content/account/screens.ts'
import { basketTotals, freeCoupons } from '#shop-model/basket.ts'
import { productOf } from '#shop-model/catalogue.ts'
import { type Payment, payments } from '#shop-model/state.ts'
import { priceOf, stockOf } from '#shop-model/state-queries.ts'
import { Action, ActionLink, Actions } from '#web/account/parts/action.tsx'
import { RadioGroup, RefusalNote, Stepper, Checkbox } from '#web/account/parts/fields.tsx'
import { DetailList, ProductItem } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, useAct, usePlayed } from '#web/account/use-account.ts'
import type { ScreenHandle } from '#web/account/frame/account-frame.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/basket-screen.ts'

export const meta = (args: Route.MetaArgs) => screenMeta(screenNames.basket, args)

export const handle: ScreenHandle = { needs: 'basket' }

export default function Basket() {
  const { href } = useAccount()
  if (usePlayed().basket.length > 0) return <FullBasket />
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
  const { href, format } = useAccount()
  const { money } = format
  const state = usePlayed()
  const { rules } = state.shop
  const placing = useAct()
  const counting = useAct()
  const navigate = useNavigate()
  const [address, setAddress] = useState(state.mainAddress)
  const [payment, setPayment] = useState<Payment>('card')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const coupons = freeCoupons(state)
  const totals = basketTotals(state, chosen)
  const missing = rules.delivery.freeFrom - totals.sum
  const place = () =>
    placing.act(
      { type: 'order.place', address, payment, coupons: chosen },
      () => void navigate(href('orders')),
    )
  return (
    <Screen title={basketCopy.title} kind="native">
      <Panel>
        <ul className="account-rows">
          {state.basket.map((line) => {
            const { name } = productOf(state, line.product)
            const price = priceOf(state, line.product, line.variant)
            return (
              <li key={`${line.product} ${line.variant}`}>
                <ProductItem product={line.product} variant={line.variant} note={money(price)}>
                  <Stepper
                    label={editCopy.count(name)}
                    fewer={line.count === 1 ? basketCopy.remove(name) : `${editCopy.fewer}: ${name}`}
                    more={`${editCopy.more}: ${name}`}
                    count={line.count}
                    most={Math.min(rules.mostOfOne, stockOf(state, line.product, line.variant))}
                    onChange={(count) => counting.act({ type: 'basket.set', line: { ...line, count } })}
                  />
                </ProductItem>
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
            [orderCopy.bill.goods, money(totals.sum)],
            [
              orderCopy.bill.delivery,
              totals.delivery === 0 ? orderCopy.deliveryFree : money(totals.delivery),
            ],
            ...(totals.credit > 0 ? ([[basketCopy.credit, money(-totals.credit)]] as const) : []),
            [orderCopy.bill.total, money(totals.total)],
          ]}
        />
        {totals.delivery > 0 && <p>{basketCopy.freeFrom(money(missing))}</p>}
        {placing.refusal && <RefusalNote>{placing.refusal.text}</RefusalNote>}
        <Actions>
          <Action variant="main" isBusy={placing.isBusy} onClick={place}>
            {basketCopy.place(money(totals.total))}
          </Action>
        </Actions>
        <p className="account-muted">{basketCopy.demo}</p>
      </Panel>
    </Screen>
  )
}
