import { useState } from 'react'
import { subscriptionCopy as copy } from '#content/account/account.ts'
import { money } from '#content/account/format.ts'
import { refusalSentence } from '#content/account/refusals.ts'
import type { Refusal } from '#shop-model/actions.ts'
import { products, type ProductId } from '#shop-model/catalogue.ts'
import type { Subscription } from '#shop-model/state.ts'
import { priceOf, stockOf } from '#shop-model/state-queries.ts'
import { Action, Actions } from '#web/account/parts/action.tsx'
import { RadioGroup, RefusalNote } from '#web/account/parts/fields.tsx'
import { useAccount } from '#web/account/use-account.ts'

/** Products that a subscription can have. */
const boxable: readonly ProductId[] = ['coffee', 'soap', 'candle']

export function SwapForm({ subscription, onDone }: { subscription: Subscription; onDone: () => void }) {
  const { state, dispatch } = useAccount()
  const [chosen, setChosen] = useState(keyOf(subscription))
  const [refusal, setRefusal] = useState<Refusal>()
  const options = products
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
    const { id } = subscription
    const no = to && dispatch({ type: 'subscription.swap', id, product: to.product, variant: to.variant })
    setRefusal(no)
    if (!no) onDone()
  }
  return (
    <div className="account-form" data-opened-by={`swap ${subscription.id}`}>
      <RadioGroup legend={copy.swapTo} value={chosen} onChange={setChosen} options={options} />
      <FormEnd refusal={refusal} save={copy.swapSave} onSave={save} onDone={onDone} />
    </div>
  )
}

const keyOf = ({ product, variant }: { product: string; variant: string }) => `${product}:${variant}`

/** The last one is longer than allowed, to show the refusal. */
const pauses = [2, 4, 8, 12, 26]

export function PauseForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { dispatch } = useAccount()
  const [weeks, setWeeks] = useState('4')
  const [refusal, setRefusal] = useState<Refusal>()
  const save = () => {
    const no = dispatch({ type: 'subscription.pause', id, weeks: Number(weeks) })
    setRefusal(no)
    if (!no) onDone()
  }
  return (
    <div className="account-form" data-opened-by={`pause ${id}`}>
      <RadioGroup
        legend={copy.pauseFor}
        layout="row"
        value={weeks}
        onChange={setWeeks}
        options={pauses.map((each) => ({ value: String(each), label: copy.weeks(each) }))}
      />
      <FormEnd refusal={refusal} save={copy.pauseSave} onSave={save} onDone={onDone} />
    </div>
  )
}

interface FormEndProps {
  refusal: Refusal | undefined
  save: string
  onSave: () => void
  onDone: () => void
}

function FormEnd({ refusal, save, onSave, onDone }: FormEndProps) {
  return (
    <>
      {refusal && <RefusalNote>{refusalSentence(refusal)}</RefusalNote>}
      <Actions>
        <Action variant="main" onClick={onSave}>
          {save}
        </Action>
        <Action variant="text" onClick={onDone}>
          {copy.close}
        </Action>
      </Actions>
    </>
  )
}
