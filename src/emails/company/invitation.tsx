import type { MailData } from '#contract/emails/shapes.ts'
import { brand } from '#content/shared/brand.ts'
import { roleTexts } from '#content/portal/roles.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, NotYou, Paragraph } from '../email-parts.tsx'

const mostNamed = 3

export function Invitation({ company, invitedBy, role, outlets, days, joinUrl }: MailData<'invitation'>) {
  const team = company || `a team on ${brand.name}`
  return (
    <EmailFrame preview={`${invitedBy || 'A colleague'} invites you to ${team}.`} heading={`Join ${team}`}>
      <Paragraph>Hi,</Paragraph>
      <Paragraph>
        {invitedBy || 'A colleague'} has invited you to join {team}
        {company && ` on ${brand.name}`}. You can see what you would get access to before you accept. The link
        works once, for {days} days.
      </Paragraph>
      <Facts
        rows={[
          ...(company ? ([['Company', company]] as [string, string][]) : []),
          ['Role', `${roleTexts[role].name}. ${roleTexts[role].note}.`],
          ['Outlets', placesOf(outlets)],
        ]}
      />
      <Action href={joinUrl}>View the invitation</Action>
      <NotYou>Ignore this email. The link expires on its own.</NotYou>
    </EmailFrame>
  )
}

/** Outlets whose names are not mailed have an empty one, and are only counted. */
function placesOf(outlets: readonly string[]): string {
  const named = outlets.filter(Boolean).slice(0, mostNamed)
  const rest = outlets.length - named.length
  if (outlets.length === 0) return 'All'
  if (named.length === 0) return String(rest)
  return [...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ')
}
