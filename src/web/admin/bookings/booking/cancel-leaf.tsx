import { useRef, useState } from 'react'
import { bookingPage as copy } from '#content/admin/bookings.ts'
import { typedIn } from '#web/client/forms/typed-in.ts'
import { useDeskChange } from '#web/admin/parts/use-admin-change.ts'
import { Leaf } from '#web/kit/panels/panel.tsx'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { TicketButton } from '#web/kit/forms/button.tsx'
import { cancelBooking } from './calls.ts'

interface CancelLeafProps {
  booking: { id: string; sequence: number; name: string; reference: string }
}

export function CancelLeaf({ booking: { id, sequence, name, reference } }: CancelLeafProps) {
  const { act, busy } = useDeskChange()
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)

  const cancel = () => {
    setAsking(false)
    const words = form.current ? typedIn(new FormData(form.current), 'words') : ''
    void act(
      cancelBooking,
      { id, sequence, words },
      { done: copy.cancelled, onFields: (fields) => setError(fields.words) },
    )
  }

  return (
    <Leaf id="cancel" stock="pink" state={reference}>
      <form
        className="paper-form"
        method="post"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
        onInput={() => setError(undefined)}
      >
        <Field name="words" label={copy.words} hint={copy.wordsHint} error={error} maxLength={300} optional />
        <TicketButton type="submit" variant="secondary" icon="close" busy={busy}>
          {busy ? copy.cancelling : copy.cancel}
        </TicketButton>
      </form>
      <Question
        title={copy.question}
        open={isAsking}
        yes={copy.cancel}
        no={copy.keep}
        onYes={cancel}
        onClose={() => setAsking(false)}
      >
        <p>{copy.questionText(name)}</p>
      </Question>
    </Leaf>
  )
}
