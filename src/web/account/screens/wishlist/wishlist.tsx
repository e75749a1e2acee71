import { wishlistCopy as copy } from '#content/account/account.ts'
import { dayOf, money, nearDay } from '#content/account/format.ts'
import { findVariant } from '#shop-model/catalogue.ts'
import { remindWhens, type Wish } from '#shop-model/state.ts'
import { reminderChannel } from '#shop-model/wishes.ts'
import { priceOf, stockOf } from '#shop-model/state-queries.ts'
import { Action, ActionLink, Actions } from '#web/account/parts/action.tsx'
import { RadioGroup, RefusalNote } from '#web/account/parts/fields.tsx'
import { Item, Tag } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount } from '#web/account/use-account.ts'

export function Wishlist() {
  const { state, href } = useAccount()
  return (
    <Screen title={copy.title} lead={copy.lead} kind="block">
      {state.wishes.length === 0 && (
        <Panel>
          <p>
            <b>{copy.empty}</b> {copy.emptyHint}
          </p>
          <ActionLink to={href('viewed')}>{copy.toViewed}</ActionLink>
        </Panel>
      )}
      {state.wishes.map((wish) => (
        <WishPanel key={`${wish.product}-${wish.variant}`} wish={wish} />
      ))}
    </Screen>
  )
}

function WishPanel({ wish }: { wish: Wish }) {
  const { state, dispatch } = useAccount()
  const { product, variant, remind } = wish
  const left = stockOf(state, product, variant)
  const price = priceOf(state, product, variant)
  const before = findVariant(product, variant)?.price ?? price
  return (
    <Panel>
      <Item {...{ product, variant }} note={copy.added(dayOf(wish.addedAt))}>
        <b>{money(price)}</b>
        {before !== price && <s>{money(before)}</s>}
        <Tag tone={left === 0 ? 'off' : 'live'}>{copy.left(left)}</Tag>
      </Item>
      <RadioGroup
        legend={copy.remind}
        layout="row"
        value={remind?.when ?? 'never'}
        onChange={(when) =>
          dispatch({ type: 'wish.remind', product, variant, when: when === 'never' ? undefined : when })
        }
        options={[
          { value: 'never', label: copy.never },
          ...remindWhens.map((when) => ({
            value: when,
            label: copy.whens[when],
            note: copy.by[when],
            disabledReason:
              when === 'stock' && left > 0 && remind?.when !== 'stock' ? copy.onShelf : undefined,
          })),
        ]}
      />
      {remind?.sentAt !== undefined && <p>{copy.reminded(nearDay(remind.sentAt, state.clock.at))}</p>}
      {remind && !state.shopper.offers[reminderChannel[remind.when]] && (
        <RefusalNote>{copy.declined}</RefusalNote>
      )}
      <Actions>
        <Action variant="main" onClick={() => dispatch({ type: 'wish.buy', product, variant })}>
          {copy.buy}
        </Action>
        <Action variant="text" onClick={() => dispatch({ type: 'wish.remove', product, variant })}>
          {copy.remove}
        </Action>
      </Actions>
    </Panel>
  )
}
