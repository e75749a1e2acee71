import { useEffect, useRef, useState } from 'react'
import { viewedCopy as copy } from '#content/account/account.ts'
import type { Product } from '#shop-model/catalogue.ts'
import { priceOf, stockOf } from '#shop-model/state-queries.ts'
import { ActionLink, Actions, DispatchAction } from '#web/account/parts/action.tsx'
import { RadioGroup, RefusalNote } from '#web/account/parts/fields.tsx'
import { Picture } from '#web/account/parts/item.tsx'
import { Panel } from '#web/account/parts/screen.tsx'
import { useAccount, useAccountContext, usePlayed } from '#web/account/use-account.ts'

/** The product of the address: variants, stock and actions. */
export function ProductPanel({ product: { id, name, variants } }: { product: Product }) {
  const { refusalOf, href, format } = useAccount()
  const { store } = useAccountContext()
  const state = usePlayed()
  const [variant, setVariant] = useState(variants[0]?.id ?? '')
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    void store.dispatch({ type: 'product.view', product: id })
    place.current?.scrollIntoView({ block: 'nearest' })
    place.current?.focus({ preventScroll: true })
  }, [store, id])

  const isWished = state.wishes.some((wish) => wish.product === id && wish.variant === variant)
  const line = { product: id, variant, count: 1 }
  const refusal = refusalOf({ type: 'basket.add', lines: [line] })
  return (
    <div className="account-product" ref={place} tabIndex={-1}>
      <Panel title={name} tone="tint">
        <div className="account-product-in">
          <Picture picture={{ goods: id, variant }} size="large" />
          <div>
            <p className="account-product-price">{format.money(priceOf(state, id, variant))}</p>
            <RadioGroup
              legend={copy.variant}
              layout="row"
              value={variant}
              onChange={setVariant}
              options={variants.map((each) => ({
                value: each.id,
                label: each.name,
                note: copy.left(stockOf(state, id, each.id)),
              }))}
            />
            {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
            <Actions>
              {!refusal && (
                <DispatchAction variant="main" does={{ type: 'basket.add', lines: [line] }}>
                  {copy.buy}
                </DispatchAction>
              )}
              {isWished ? (
                <ActionLink to={href('wishlist')}>{copy.wished}</ActionLink>
              ) : (
                <DispatchAction does={{ type: 'wish.add', product: id, variant }}>{copy.wish}</DispatchAction>
              )}
              <ActionLink variant="text" to={href('viewed')} preventScrollReset>
                {copy.close}
              </ActionLink>
            </Actions>
          </div>
        </div>
      </Panel>
    </div>
  )
}
