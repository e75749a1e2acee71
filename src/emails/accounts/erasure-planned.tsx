import type { MailData } from '#contract/emails/shapes.ts'
import { dayOf } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function ErasurePlanned({ firstName, on, takeBackUrl }: MailData<'erasure-planned'>) {
  return (
    <EmailFrame preview="Until then you can take it back." heading="Your account will be deleted">
      <Greeting to={firstName} />
      <Paragraph>
        As you asked, your account and what is stored under it will be deleted on {dayOf(on)}. Until then
        nothing is lost, and one press takes it back.
      </Paragraph>
      <Action href={takeBackUrl}>Keep my account</Action>
      <Paragraph>If you meant it, there is nothing to do. After that day nobody can undo it.</Paragraph>
      <NotYou>
        Take it back with the button, then change your password: somebody else is in your account.
      </NotYou>
    </EmailFrame>
  )
}
