import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, NotYou, Paragraph } from '../email-parts.tsx'

export function BookingContinue({ continueUrl }: MailData<'booking-continue'>) {
  return (
    <EmailFrame preview="Open the page and confirm the time." heading="Confirm the time of your demo">
      <Paragraph>
        Somebody with this address chose a time for a demo in a browser without JavaScript, where our check
        against robots cannot run. If it was you, open the page below and confirm it. The time is not held
        until then, and the link works for 24 hours.
      </Paragraph>
      <Action href={continueUrl}>Confirm the time</Action>
      <NotYou>Do nothing: what was typed is deleted after a day.</NotYou>
    </EmailFrame>
  )
}
