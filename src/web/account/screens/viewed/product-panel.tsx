import { useEffect, useRef, useState } from 'react'
import { viewedCopy as copy } from '#content/account/account.ts'
import { money } from '#content/account/format.ts'
import { refusalSentence } from '#content/account/refusals.ts'
import type { Product } from '#shop-model/catalogue.ts'
import { priceOf, stockOf } from '#shop-model/state-queries.ts'
import { Action, ActionLink, Actions } from '#web/account/parts/action.tsx'
import { RadioGroup, RefusalNote } from '#web/account/parts/fields.tsx'
import { Picture } from '#web/account/parts/item.tsx'
import { Panel } from '#web/account/parts/screen.tsx'
import { useAccount } from '#web/account/use-account.ts'

/** The product of the address: variants, stock and actions. */
export function ProductPanel({ product: { id, name, variants } }: { product: Product }) {
  const { state, dispatch, refusalOf, href } = useAccount()
  const [variant, setVariant] = useState(variants[0]?.id ?? '')
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    dispatch({ type: 'product.view', product: id })
    place.current?.scrollIntoView({ block: 'nearest' })
    place.current?.focus({ preventScroll: true })
  }, [dispatch, id])

  const isWished = refusalOf({ type: 'wish.add', product: id, variant })?.code === 'wish_there'
  const line = { product: id, variant, count: 1 }
  const refusal = refusalOf({ type: 'basket.add', lines: [line] })
  return (
    <div className="account-product" ref={place} tabIndex={-1}>
      <Panel title={name} tone="tint">
        <div className="account-product-in">
          <Picture product={id} variant={variant} size="large" />
          <div>
            <p className="account-product-price">{money(priceOf(state, id, variant))}</p>
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
            {refusal && <RefusalNote>{refusalSentence(refusal)}</RefusalNote>}
            <Actions>
              {!refusal && (
                <Action variant="main" onClick={() => dispatch({ type: 'basket.add', lines: [line] })}>
                  {copy.buy}
                </Action>
              )}
              {isWished ? (
                <ActionLink to={href('wishlist')}>{copy.wished}</ActionLink>
              ) : (
                <Action onClick={() => dispatch({ type: 'wish.add', product: id, variant })}>
                  {copy.wish}
                </Action>
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
