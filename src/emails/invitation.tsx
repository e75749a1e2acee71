import type { MailData } from '#contract/mail.ts'
import { brand } from '#content/brand.ts'
import { LetterFrame } from './letter-frame.tsx'
import { Action, NotYou, Paragraph } from './letter-parts.tsx'

export function Invitation({ company, invitedBy, role, days, joinUrl }: MailData<'invitation'>) {
  return (
    <LetterFrame preview={`${invitedBy} keeps a place for you.`} heading="A place is kept for you">
      <Paragraph>Good day,</Paragraph>
      <Paragraph>
        {invitedBy} invites you to work in {company} on {brand.name}, in the role of {role}. Open the page
        below: it shows what you would join before you decide. The link works once, for {days} days.
      </Paragraph>
      <Action href={joinUrl}>Look at the invitation</Action>
      <NotYou>Do nothing: without you the place stays empty, and the link ends by itself.</NotYou>
    </LetterFrame>
  )
}
