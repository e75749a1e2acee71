import { useEffect, useRef, useState } from 'react'
import { viewedWords as words } from '#content/demo/belongings.ts'
import { money } from '#content/demo/format.ts'
import { refusalSentence } from '#content/demo/refusals.ts'
import type { Product } from '#shop-model/catalogue.ts'
import { priceOf, stockOf } from '#shop-model/world.ts'
import { Action, ActionLink, Actions } from '#web/demo/parts/action.tsx'
import { Choice, Refused } from '#web/demo/parts/fields.tsx'
import { Picture } from '#web/demo/parts/item.tsx'
import { Panel } from '#web/demo/parts/screen.tsx'
import { useDemo } from '#web/demo/frame/use-demo.ts'

/** One thing, taken off the shelf: which one, how many are left, and what can be done with it. */
export function Looked({ product: { id, name, variants } }: { product: Product }) {
  const { state, act, refusalOf, href } = useDemo()
  const [variant, setVariant] = useState(variants[0]?.id ?? '')
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    act({ type: 'product.view', product: id })
    place.current?.scrollIntoView({ block: 'nearest' })
    place.current?.focus({ preventScroll: true })
  }, [act, id])

  const isWished = refusalOf({ type: 'wish.add', product: id, variant })?.code === 'wish_there'
  const line = { product: id, variant, count: 1 }
  const refusal = refusalOf({ type: 'basket.add', lines: [line] })
  return (
    <div className="account-looked" ref={place} tabIndex={-1}>
      <Panel title={name} tone="tint">
        <div className="account-looked-in">
          <Picture product={id} variant={variant} size="large" />
          <div>
            <p className="account-looked-price">{money(priceOf(state, id, variant))}</p>
            <Choice
              legend={words.variant}
              layout="row"
              value={variant}
              onChange={setVariant}
              options={variants.map((each) => ({
                value: each.id,
                label: each.name,
                note: words.left(stockOf(state, id, each.id)),
              }))}
            />
            {refusal && <Refused>{refusalSentence(refusal)}</Refused>}
            <Actions>
              {!refusal && (
                <Action variant="main" onClick={() => act({ type: 'basket.add', lines: [line] })}>
                  {words.buy}
                </Action>
              )}
              {isWished ? (
                <ActionLink to={href('wishlist')}>{words.wished}</ActionLink>
              ) : (
                <Action onClick={() => act({ type: 'wish.add', product: id, variant })}>{words.wish}</Action>
              )}
              <ActionLink variant="text" to={href('viewed')} preventScrollReset>
                {words.close}
              </ActionLink>
            </Actions>
          </div>
        </div>
      </Panel>
    </div>
  )
}
