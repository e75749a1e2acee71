import { roleTexts } from '#content/portal/roles.ts'
import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTimeIn } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, NotYou, Paragraph, WhyThis } from '../email-parts.tsx'

type Data = MailData<'people-changed'>

const texts: Record<Data['what'], { did: string; text: string }> = {
  joined: { did: 'joined', text: 'An invitation was accepted: your company has one more person.' },
  role: { did: 'has another role in', text: 'Somebody in your company may do other things from now on.' },
  removed: {
    did: 'was removed from',
    text: 'Somebody no longer works in your company, and is signed out of it.',
  },
  left: { did: 'left', text: 'Somebody has left your company, and is signed out of it.' },
}

export const peopleSubject = ({ person, what, company }: Data) => `${person} ${texts[what].did} ${company}`

export function PeopleChanged(data: Data) {
  const { firstName, company, region, settingsUrl, what, person, role, from, by, at, usersUrl } = data
  const rows: [string, string][] = [
    ['Who', person],
    ['Role', what === 'role' ? `${roleTexts[from].name}, now ${roleTexts[role].name}` : roleTexts[role].name],
    ...(by ? [['By', by] as [string, string]] : []),
    ['When', formatDateTimeIn(region, at)],
  ]
  return (
    <EmailFrame preview={`${peopleSubject(data)}.`} heading={`${person} ${texts[what].did} ${company}`}>
      <Greeting to={firstName} />
      <Paragraph>{texts[what].text} There is nothing to do.</Paragraph>
      <Facts rows={rows} />
      <NotYou>
        If nobody should have done this, look at the users page, put it right, and have every owner change
        their password.
      </NotYou>
      <Action href={usersUrl}>See who works here</Action>
      <WhyThis company={company} settingsUrl={settingsUrl} />
    </EmailFrame>
  )
}
