import { type SubmitEvent, useId, useState } from 'react'
import { reviewCopy as copy } from '#content/account/account.ts'
import type { ProductId } from '#shop-model/catalogue.ts'
import { Action, Actions } from '#web/account/parts/action.tsx'
import { RadioGroup, RefusalNote, Checkbox } from '#web/account/parts/fields.tsx'
import { useAct, usePlayed } from '#web/account/use-account.ts'
import { Stars } from './stars.tsx'

interface ReviewFormProps {
  order: string
  product: ProductId
  onDone: () => void
}

/** A refusal keeps what was entered. */
export function ReviewForm({ order, product, onDone }: ReviewFormProps) {
  const { act, isBusy, refusal } = useAct()
  const id = useId()
  const [stars, setStars] = useState('5')
  const [text, setText] = useState('')
  const [hasPhoto, setPhoto] = useState(false)
  const { points } = usePlayed().shop.rules
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    act({ type: 'review.write', order, product, stars: Number(stars), text, hasPhoto }, onDone)
  }
  return (
    <form
      method="post"
      className="account-form"
      noValidate
      data-opened-by={`review ${product}`}
      onSubmit={send}
    >
      <RadioGroup
        legend={copy.stars}
        layout="row"
        value={stars}
        onChange={setStars}
        options={[5, 4, 3, 2, 1].map((each) => ({ value: String(each), label: <Stars stars={each} /> }))}
      />
      <div className="account-field">
        <label htmlFor={id}>{copy.text}</label>
        <textarea
          id={id}
          rows={4}
          maxLength={500}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <Checkbox label={copy.photo} note={copy.photoNote} checked={hasPhoto} onChange={setPhoto} />
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
      <Actions>
        <Action variant="main" type="submit" isBusy={isBusy}>
          {copy.send(hasPhoto ? points.reviewWithPhoto : points.review)}
        </Action>
        <Action variant="text" onClick={onDone}>
          {copy.close}
        </Action>
      </Actions>
    </form>
  )
}
