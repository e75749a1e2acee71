import { wishlistWords as words } from '#content/demo/belongings.ts'
import { screenNames } from '#content/demo/screens.ts'
import { dayOf, money, nearDay } from '#content/demo/format.ts'
import { findVariant } from '#shop-model/catalogue.ts'
import { remindWhens, type Wish } from '#shop-model/state.ts'
import { reminderChannel } from '#shop-model/wishes.ts'
import { priceOf, stockOf } from '#shop-model/world.ts'
import { Action, ActionLink, Actions } from '#web/demo/parts/action.tsx'
import { Choice, Refused } from '#web/demo/parts/fields.tsx'
import { Item, Tag } from '#web/demo/parts/item.tsx'
import { Panel, Screen } from '#web/demo/parts/screen.tsx'
import { useDemo } from '#web/demo/frame/use-demo.ts'
import { screenMeta } from '../screen-meta.ts'

export const meta = () => screenMeta(screenNames.wishlist)

export default function Wishlist() {
  const { state, href } = useDemo()
  return (
    <Screen title={words.title} lead={words.lead} kind="block">
      {state.wishes.length === 0 && (
        <Panel>
          <p>
            <b>{words.empty}</b> {words.emptyHint}
          </p>
          <ActionLink to={href('viewed')}>{words.toViewed}</ActionLink>
        </Panel>
      )}
      {state.wishes.map((wish) => (
        <WishPanel key={`${wish.product}-${wish.variant}`} wish={wish} />
      ))}
    </Screen>
  )
}

function WishPanel({ wish }: { wish: Wish }) {
  const { state, act } = useDemo()
  const { product, variant, remind } = wish
  const left = stockOf(state, product, variant)
  const price = priceOf(state, product, variant)
  const before = findVariant(product, variant)?.price ?? price
  return (
    <Panel>
      <Item {...{ product, variant }} note={words.added(dayOf(wish.addedAt))}>
        <b>{money(price)}</b>
        {before !== price && <s>{money(before)}</s>}
        <Tag tone={left === 0 ? 'off' : 'live'}>{words.left(left)}</Tag>
      </Item>
      <Choice
        legend={words.remind}
        layout="row"
        value={remind?.when ?? 'never'}
        onChange={(when) =>
          act({ type: 'wish.remind', product, variant, when: when === 'never' ? undefined : when })
        }
        options={[
          { value: 'never', label: words.never },
          ...remindWhens.map((when) => ({
            value: when,
            label: words.whens[when],
            note: words.by[when],
            off: when === 'stock' && left > 0 && remind?.when !== 'stock' ? words.onShelf : undefined,
          })),
        ]}
      />
      {remind?.sentAt !== undefined && <p>{words.reminded(nearDay(remind.sentAt, state.clock.at))}</p>}
      {remind && !state.shopper.offers[reminderChannel[remind.when]] && <Refused>{words.declined}</Refused>}
      <Actions>
        <Action variant="main" onClick={() => act({ type: 'wish.buy', product, variant })}>
          {words.buy}
        </Action>
        <Action variant="text" onClick={() => act({ type: 'wish.remove', product, variant })}>
          {words.remove}
        </Action>
      </Actions>
    </Panel>
  )
}
