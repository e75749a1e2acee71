import { useState } from 'react'
import { subscriptionCopy as copy } from '#content/account/account.ts'
import type { ProductId } from '#shop-model/catalogue.ts'
import type { Subscription } from '#shop-model/state.ts'
import { priceOf, stockOf } from '#shop-model/state-queries.ts'
import { Action, Actions } from '#web/account/parts/action.tsx'
import { RadioGroup, RefusalNote } from '#web/account/parts/fields.tsx'
import { type AccountActing, useAccount, useAct, usePlayed } from '#web/account/use-account.ts'

/** Products that a subscription can have. */
const boxable: readonly ProductId[] = ['coffee', 'soap', 'candle']

export function SwapForm({ subscription, onDone }: { subscription: Subscription; onDone: () => void }) {
  const { money } = useAccount().format
  const state = usePlayed()
  const { act, ...acting } = useAct()
  const [chosen, setChosen] = useState(keyOf(subscription))
  const options = state.shop.products
    .filter(({ id }) => boxable.includes(id))
    .flatMap(({ id, name, variants }) =>
      variants.map((variant) => ({
        value: keyOf({ product: id, variant: variant.id }),
        label: `${name}, ${variant.name.toLowerCase()}`,
        note: `${money(priceOf(state, id, variant.id))}, ${copy.left(stockOf(state, id, variant.id))}`,
        product: id,
        variant: variant.id,
      })),
    )
  const save = () => {
    const to = options.find(({ value }) => value === chosen)
    if (!to) return onDone()
    const { product, variant } = to
    act({ type: 'subscription.swap', id: subscription.id, product, variant }, onDone)
  }
  return (
    <div className="account-form" data-opened-by={`swap ${subscription.id}`}>
      <RadioGroup legend={copy.swapTo} value={chosen} onChange={setChosen} options={options} />
      <FormEnd {...acting} save={copy.swapSave} onSave={save} onDone={onDone} />
    </div>
  )
}

const keyOf = ({ product, variant }: { product: string; variant: string }) => `${product}:${variant}`

/** The last one is longer than allowed, to show the refusal. */
const pauses = [2, 4, 8, 12, 26]

export function PauseForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { act, ...acting } = useAct()
  const [weeks, setWeeks] = useState('4')
  const save = () => act({ type: 'subscription.pause', id, weeks: Number(weeks) }, onDone)
  return (
    <div className="account-form" data-opened-by={`pause ${id}`}>
      <RadioGroup
        legend={copy.pauseFor}
        layout="row"
        value={weeks}
        onChange={setWeeks}
        options={pauses.map((each) => ({ value: String(each), label: copy.weeks(each) }))}
      />
      <FormEnd {...acting} save={copy.pauseSave} onSave={save} onDone={onDone} />
    </div>
  )
}

interface FormEndProps extends Pick<AccountActing, 'refusal' | 'isBusy'> {
  save: string
  onSave: () => void
  onDone: () => void
}

function FormEnd({ refusal, isBusy, save, onSave, onDone }: FormEndProps) {
  return (
    <>
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
      <Actions>
        <Action variant="main" isBusy={isBusy} onClick={onSave}>
          {save}
        </Action>
        <Action variant="text" onClick={onDone}>
          {copy.close}
        </Action>
      </Actions>
    </>
  )
}
