import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, NotYou, Paragraph } from '../email-parts.tsx'

export function BookingContinue({ continueUrl }: MailData<'booking-continue'>) {
  return (
    <EmailFrame preview="Open the page and confirm the time." heading="Confirm the time of your demo">
      <Paragraph>
        You chose a time for a demo in a browser without JavaScript, where our spam check can’t run. Open the
        page and confirm it. We don’t reserve the time until then. The link works for 24 hours.
      </Paragraph>
      <Action href={continueUrl}>Confirm the time</Action>
      <NotYou>Ignore this email. We delete these details after a day.</NotYou>
    </EmailFrame>
  )
}
