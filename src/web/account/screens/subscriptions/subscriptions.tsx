import { useState } from 'react'
import { subscriptionCopy as copy } from '#content/account/account.ts'
import { dayOf, weekdayOf } from '#content/account/format.ts'
import type { Subscription } from '#shop-model/state.ts'
import { dueAt, isPaused, subscriptionWeeks } from '#shop-model/subscriptions.ts'
import { priceOf } from '#shop-model/state-queries.ts'
import { Action, Actions } from '#web/account/parts/action.tsx'
import { RadioGroup } from '#web/account/parts/fields.tsx'
import { DetailList, Item, Tag } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, useShopTime } from '#web/account/use-account.ts'
import { PauseForm, SwapForm } from './subscription-forms.tsx'

export function Subscriptions() {
  const { state } = useAccount()
  return (
    <Screen title={copy.title} lead={copy.lead} kind="block">
      {state.subscriptions.map((subscription) => (
        <SubscriptionPanel key={subscription.id} subscription={subscription} />
      ))}
    </Screen>
  )
}

function SubscriptionPanel({ subscription }: { subscription: Subscription }) {
  const { state, dispatch } = useAccount()
  const now = useShopTime()
  const [isAsking, setAsking] = useState<'swap' | 'pause'>()
  const { id, product, variant, count, weeks, skipped } = subscription
  const paused = isPaused(subscription, now)
  const due = dueAt(subscription)
  const close = () => setAsking(undefined)
  return (
    <Panel>
      <Item {...{ product, variant }} note={copy.each(count, count * priceOf(state, product, variant))}>
        <Tag tone={paused ? 'off' : 'live'}>
          {paused && subscription.pausedUntil !== undefined
            ? copy.paused(dayOf(subscription.pausedUntil))
            : copy.running}
        </Tag>
      </Item>
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
        onChange={(next) => dispatch({ type: 'subscription.interval', id, weeks: Number(next) })}
        options={subscriptionWeeks.map((each) => ({ value: String(each), label: copy.weeks(each) }))}
      />
      {isAsking === 'swap' && <SwapForm subscription={subscription} onDone={close} />}
      {isAsking === 'pause' && <PauseForm id={id} onDone={close} />}
      {!isAsking && (
        <Actions>
          {paused ? (
            <Action variant="main" onClick={() => dispatch({ type: 'subscription.resume', id })}>
              {copy.resume}
            </Action>
          ) : (
            <>
              <Action variant="main" onClick={() => dispatch({ type: 'subscription.skip', id })}>
                {copy.skip}
              </Action>
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
