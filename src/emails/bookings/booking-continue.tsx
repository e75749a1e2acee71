import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, NotYou, Paragraph } from '../email-parts.tsx'

export function BookingContinue({ continueUrl }: MailData<'booking-continue'>) {
  return (
    <EmailFrame preview="Open the page and choose a time." heading="Choose a time for your demo">
      <Paragraph>
        Somebody with this address began to book a demo from a browser without JavaScript, where our check
        against robots cannot run. If it was you, open the page below and choose a time. The link works for 24
        hours.
      </Paragraph>
      <Action href={continueUrl}>Choose a time</Action>
      <NotYou>Do nothing: what was typed is deleted after a day.</NotYou>
    </EmailFrame>
  )
}
