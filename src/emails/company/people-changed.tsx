import { roleTexts } from '#content/portal/roles.ts'
import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTimeIn } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, NotYou, Paragraph, WhyThis } from '../email-parts.tsx'

type Data = MailData<'people-changed'>

const texts: Record<Data['what'], { did: string; text: string }> = {
  joined: { did: 'joined', text: 'They accepted your invitation.' },
  role: { did: 'has a new role in', text: 'What they can do has changed.' },
  removed: {
    did: 'was removed from',
    text: 'They no longer have access and are signed out.',
  },
  left: { did: 'left', text: 'They no longer have access and are signed out.' },
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
      <Paragraph>{texts[what].text} You don’t need to do anything.</Paragraph>
      <Facts rows={rows} />
      <NotYou question="Is this a mistake?">
        Correct it on the People page and ask every owner to change their password.
      </NotYou>
      <Action href={usersUrl}>Open the People page</Action>
      <WhyThis company={company} settingsUrl={settingsUrl} />
    </EmailFrame>
  )
}
