import { Form, useNavigation } from 'react-router'
import { bookingCopy } from '#content/site/booking.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'

const { change: copy } = bookingCopy

/** Asks before cancelling. Works without script. */
export function CancelForm({ base }: { base: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={base} discover="none" className="booking-change">
      <input type="hidden" name="intent" value="cancel" />
      <Field name="reason" label={copy.reason} hint={copy.reasonHint} maxLength={300} optional />
      <p className="booking-actions">
        <Button type="submit" icon="close" busy={isBusy}>
          {isBusy ? copy.busy : copy.cancelButton}
        </Button>
        <a className="text-link" href={base}>
          {copy.keep}
        </a>
      </p>
    </Form>
  )
}
