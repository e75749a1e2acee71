import { useState } from 'react'
import { subscriptionWords as words } from '#content/demo/belongings.ts'
import { screenNames } from '#content/demo/screens.ts'
import { dayOf, weekdayOf } from '#content/demo/format.ts'
import type { Subscription } from '#shop-model/state.ts'
import { dueAt, isPaused, subscriptionWeeks } from '#shop-model/subscriptions.ts'
import { priceOf } from '#shop-model/world.ts'
import { Action, Actions } from '#web/demo/parts/action.tsx'
import { Choice } from '#web/demo/parts/fields.tsx'
import { Facts, Item, Tag } from '#web/demo/parts/item.tsx'
import { Panel, Screen } from '#web/demo/parts/screen.tsx'
import { useDemo, useShopTime } from '#web/demo/frame/use-demo.ts'
import { screenMeta } from '../screen-meta.ts'
import { PauseForm, SwapForm } from './subscription-forms.tsx'

export const meta = () => screenMeta(screenNames.subscriptions)

export default function Subscriptions() {
  const { state } = useDemo()
  return (
    <Screen title={words.title} lead={words.lead} kind="block">
      {state.subscriptions.map((subscription) => (
        <SubscriptionPanel key={subscription.id} subscription={subscription} />
      ))}
    </Screen>
  )
}

function SubscriptionPanel({ subscription }: { subscription: Subscription }) {
  const { state, act } = useDemo()
  const now = useShopTime()
  const [isAsking, setAsking] = useState<'swap' | 'pause'>()
  const { id, product, variant, count, weeks, skipped } = subscription
  const paused = isPaused(subscription, now)
  const due = dueAt(subscription)
  const close = () => setAsking(undefined)
  return (
    <Panel>
      <Item {...{ product, variant }} note={words.each(count, count * priceOf(state, product, variant))}>
        <Tag tone={paused ? 'off' : 'live'}>
          {paused && subscription.pausedUntil !== undefined
            ? words.paused(dayOf(subscription.pausedUntil))
            : words.running}
        </Tag>
      </Item>
      <Facts
        rows={[
          [words.next, `${weekdayOf(due)}, ${dayOf(due)}`],
          ...(skipped > 0 ? [[words.soFar, words.skipped(skipped)] as const] : []),
        ]}
      />
      <Choice
        legend={words.rhythm}
        layout="row"
        value={String(weeks)}
        onChange={(next) => act({ type: 'subscription.every', id, weeks: Number(next) })}
        options={subscriptionWeeks.map((each) => ({ value: String(each), label: words.weeks(each) }))}
      />
      {isAsking === 'swap' && <SwapForm subscription={subscription} onDone={close} />}
      {isAsking === 'pause' && <PauseForm id={id} onDone={close} />}
      {!isAsking && (
        <Actions>
          {paused ? (
            <Action variant="main" onClick={() => act({ type: 'subscription.resume', id })}>
              {words.resume}
            </Action>
          ) : (
            <>
              <Action variant="main" onClick={() => act({ type: 'subscription.skip', id })}>
                {words.skip}
              </Action>
              <Action data-opens={`pause ${id}`} onClick={() => setAsking('pause')}>
                {words.pause}
              </Action>
            </>
          )}
          <Action data-opens={`swap ${id}`} onClick={() => setAsking('swap')}>
            {words.swap}
          </Action>
        </Actions>
      )}
    </Panel>
  )
}
