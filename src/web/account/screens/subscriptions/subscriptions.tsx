import { useState } from 'react'
import { subscriptionCopy as copy } from '#content/account/account.ts'
import type { Subscription } from '#shop-model/state.ts'
import { dueAt, isPaused, subscriptionWeeks } from '#shop-model/subscriptions.ts'
import { priceOf } from '#shop-model/state-queries.ts'
import { Action, Actions, DispatchAction } from '#web/account/parts/action.tsx'
import { RadioGroup } from '#web/account/parts/fields.tsx'
import { DetailList, ProductItem, Tag } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, useAct, usePlayed, useShopTime } from '#web/account/use-account.ts'
import { PauseForm, SwapForm } from './subscription-forms.tsx'

export function Subscriptions() {
  const state = usePlayed()
  return (
    <Screen title={copy.title} lead={copy.lead} kind="block">
      {state.subscriptions.map((subscription) => (
        <SubscriptionPanel key={subscription.id} subscription={subscription} />
      ))}
    </Screen>
  )
}

function SubscriptionPanel({ subscription }: { subscription: Subscription }) {
  const { money, dayOf, weekdayOf } = useAccount().format
  const state = usePlayed()
  const { act } = useAct()
  const now = useShopTime()
  const [isAsking, setAsking] = useState<'swap' | 'pause'>()
  const { id, product, variant, count, weeks, skipped } = subscription
  const paused = isPaused(subscription, now)
  const due = dueAt(subscription)
  const close = () => setAsking(undefined)
  return (
    <Panel>
      <ProductItem
        {...{ product, variant }}
        note={copy.each(count, money(count * priceOf(state, product, variant)))}
      >
        <Tag tone={paused ? 'off' : 'live'}>
          {paused && subscription.pausedUntil !== undefined
            ? copy.paused(dayOf(subscription.pausedUntil))
            : copy.running}
        </Tag>
      </ProductItem>
      <DetailList
        rows={[
          [copy.next, `${weekdayOf(due)}, ${dayOf(due)}`],
          ...(skipped > 0 ? [[copy.soFar, copy.skipped(skipped)] as const] : []),
        ]}
      />
      <RadioGroup
        legend={copy.interval}
        layout="row"
        value={String(weeks)}
        onChange={(next) => act({ type: 'subscription.interval', id, weeks: Number(next) })}
        options={subscriptionWeeks.map((each) => ({ value: String(each), label: copy.weeks(each) }))}
      />
      {isAsking === 'swap' && <SwapForm subscription={subscription} onDone={close} />}
      {isAsking === 'pause' && <PauseForm id={id} onDone={close} />}
      {!isAsking && (
        <Actions>
          {paused ? (
            <DispatchAction variant="main" does={{ type: 'subscription.resume', id }}>
              {copy.resume}
            </DispatchAction>
          ) : (
            <>
              <DispatchAction variant="main" does={{ type: 'subscription.skip', id }}>
                {copy.skip}
              </DispatchAction>
              <Action data-opens={`pause ${id}`} onClick={() => setAsking('pause')}>
                {copy.pause}
              </Action>
            </>
          )}
          <Action data-opens={`swap ${id}`} onClick={() => setAsking('swap')}>
            {copy.swap}
          </Action>
        </Actions>
      )}
    </Panel>
  )
}
