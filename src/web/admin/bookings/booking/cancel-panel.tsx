import { useRef, useState } from 'react'
import { bookingPage as copy } from '#content/admin/bookings.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { keepFields } from '#web/kit/forms/keep-fields.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'

interface CancelPanelProps {
  booking: { id: string; sequence: number; name: string; reference: string }
}

export function CancelPanel({ booking: { id, sequence, name, reference } }: CancelPanelProps) {
  const { run, busy } = useApiAction()
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)

  const cancel = () => {
    setAsking(false)
    const message = form.current ? textOf(new FormData(form.current), 'message') : ''
    void run(
      'adminBookingCancel',
      { id, sequence, message },
      { done: copy.cancelled, onProblem: ({ fields }) => setError(fields?.message) },
    )
  }

  return (
    <Panel id="cancel" surface="pink" state={reference}>
      <form
        className="page-form"
        ref={form}
        noValidate
        action={() => setAsking(true)}
        onReset={keepFields}
        onInput={() => setError(undefined)}
      >
        <Field
          name="message"
          label={copy.message}
          hint={copy.messageHint}
          error={error}
          maxLength={300}
          optional
        />
        <Button type="submit" variant="secondary" icon="close" busy={busy}>
          {busy ? copy.cancelling : copy.cancel}
        </Button>
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
    </Panel>
  )
}
