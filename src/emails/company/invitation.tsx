import type { MailData } from '#contract/emails/shapes.ts'
import { brand } from '#content/shared/brand.ts'
import { roleTexts } from '#content/portal/roles.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, NotYou, Paragraph } from '../email-parts.tsx'

const mostNamed = 3

export function Invitation({ company, invitedBy, role, outlets, days, joinUrl }: MailData<'invitation'>) {
  const rest = outlets.length - mostNamed
  const places = [...outlets.slice(0, mostNamed), ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ')
  return (
    <EmailFrame preview={`${invitedBy} invites you to ${company}.`} heading={`Join ${company}`}>
      <Paragraph>Good day,</Paragraph>
      <Paragraph>
        {invitedBy} invites you to work for {company} on {brand.name}. The page below shows what you would
        join before you decide. The link works once, for {days} days.
      </Paragraph>
      <Facts
        rows={[
          ['Company', company],
          ['Role', `${roleTexts[role].name}. ${roleTexts[role].note}.`],
          ['Outlets', places || 'All of them'],
        ]}
      />
      <Action href={joinUrl}>Look at the invitation</Action>
      <NotYou>Do nothing: the link expires by itself.</NotYou>
    </EmailFrame>
  )
}
