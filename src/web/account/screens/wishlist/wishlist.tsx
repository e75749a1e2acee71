import { wishlistCopy as copy } from '#content/account/account.ts'
import { findVariant } from '#shop-model/catalogue.ts'
import { remindWhens, type Wish } from '#shop-model/state.ts'
import { reminderChannel } from '#shop-model/wishes.ts'
import { priceOf, stockOf } from '#shop-model/state-queries.ts'
import { ActionLink, Actions, DispatchAction } from '#web/account/parts/action.tsx'
import { RadioGroup, RefusalNote } from '#web/account/parts/fields.tsx'
import { ProductItem, Tag } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, useAct, usePlayed } from '#web/account/use-account.ts'

export function Wishlist() {
  const { href } = useAccount()
  const state = usePlayed()
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
  const { money, dayOf, nearDay } = useAccount().format
  const state = usePlayed()
  const { act } = useAct()
  const { product, variant, remind } = wish
  const left = stockOf(state, product, variant)
  const price = priceOf(state, product, variant)
  const before = findVariant(state, product, variant)?.price ?? price
  return (
    <Panel>
      <ProductItem {...{ product, variant }} note={copy.added(dayOf(wish.addedAt))}>
        <b>{money(price)}</b>
        {before !== price && <s>{money(before)}</s>}
        <Tag tone={left === 0 ? 'off' : 'live'}>{copy.left(left)}</Tag>
      </ProductItem>
      <RadioGroup
        legend={copy.remind}
        layout="row"
        value={remind?.when ?? 'never'}
        onChange={(when) =>
          act({ type: 'wish.remind', product, variant, when: when === 'never' ? undefined : when })
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
        <DispatchAction variant="main" does={{ type: 'wish.buy', product, variant }}>
          {copy.buy}
        </DispatchAction>
        <DispatchAction variant="text" does={{ type: 'wish.remove', product, variant }}>
          {copy.remove}
        </DispatchAction>
      </Actions>
    </Panel>
  )
}
