import { useState } from 'react'
import { subscriptionWords as words } from '#content/demo/belongings.ts'
import { money } from '#content/demo/format.ts'
import { refusalSentence } from '#content/demo/refusals.ts'
import type { Refusal } from '#shop-model/actions.ts'
import { products, type ProductId } from '#shop-model/catalogue.ts'
import type { Subscription } from '#shop-model/state.ts'
import { priceOf, stockOf } from '#shop-model/world.ts'
import { Action, Actions } from '#web/demo/parts/action.tsx'
import { Choice, Refused } from '#web/demo/parts/fields.tsx'
import { useDemo } from '#web/demo/frame/use-demo.ts'

/** What is used up and wanted again. */
const boxable: readonly ProductId[] = ['coffee', 'soap', 'candle']

export function SwapForm({ subscription, onDone }: { subscription: Subscription; onDone: () => void }) {
  const { state, act } = useDemo()
  const [chosen, setChosen] = useState(keyOf(subscription))
  const [refusal, setRefusal] = useState<Refusal>()
  const options = products
    .filter(({ id }) => boxable.includes(id))
    .flatMap(({ id, name, variants }) =>
      variants.map((variant) => ({
        value: keyOf({ product: id, variant: variant.id }),
        label: `${name}, ${variant.name.toLowerCase()}`,
        note: `${money(priceOf(state, id, variant.id))}, ${words.left(stockOf(state, id, variant.id))}`,
        product: id,
        variant: variant.id,
      })),
    )
  const save = () => {
    const to = options.find(({ value }) => value === chosen)
    const { id } = subscription
    const no = to && act({ type: 'subscription.swap', id, product: to.product, variant: to.variant })
    setRefusal(no)
    if (!no) onDone()
  }
  return (
    <div className="account-form" data-opened-by={`swap ${subscription.id}`}>
      <Choice legend={words.swapTo} value={chosen} onChange={setChosen} options={options} />
      <FormEnd refusal={refusal} save={words.swapSave} onSave={save} onDone={onDone} />
    </div>
  )
}

const keyOf = ({ product, variant }: { product: string; variant: string }) => `${product}:${variant}`

/** The last one is longer than the shop allows, and the shop says so. */
const pauses = [2, 4, 8, 12, 26]

export function PauseForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { act } = useDemo()
  const [weeks, setWeeks] = useState('4')
  const [refusal, setRefusal] = useState<Refusal>()
  const save = () => {
    const no = act({ type: 'subscription.pause', id, weeks: Number(weeks) })
    setRefusal(no)
    if (!no) onDone()
  }
  return (
    <div className="account-form" data-opened-by={`pause ${id}`}>
      <Choice
        legend={words.pauseFor}
        layout="row"
        value={weeks}
        onChange={setWeeks}
        options={pauses.map((each) => ({ value: String(each), label: words.weeks(each) }))}
      />
      <FormEnd refusal={refusal} save={words.pauseSave} onSave={save} onDone={onDone} />
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
      {refusal && <Refused>{refusalSentence(refusal)}</Refused>}
      <Actions>
        <Action variant="main" onClick={onSave}>
          {save}
        </Action>
        <Action variant="text" onClick={onDone}>
          {words.close}
        </Action>
      </Actions>
    </>
  )
}
