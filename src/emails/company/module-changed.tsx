import { moduleCopy } from '#content/portal/modules.ts'
import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTimeIn } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, NotYou, Paragraph, WhyThis } from '../email-parts.tsx'

type Data = MailData<'module-changed'>

export const moduleSubject = ({ slug, isOn, company }: Data) =>
  `${moduleCopy[slug].name} was switched ${isOn ? 'on' : 'off'} in ${company}`

export function ModuleChanged(data: Data) {
  const { firstName, company, region, settingsUrl, slug, isOn, outlet, by, at, appsUrl } = data
  const { name } = moduleCopy[slug]
  return (
    <EmailFrame
      preview={`${by}, ${formatDateTimeIn(region, at)}.`}
      heading={`${name} is switched ${isOn ? 'on' : 'off'}`}
    >
      <Greeting to={firstName} />
      <Paragraph>
        {isOn
          ? 'A module was switched on in one of your outlets.'
          : 'A module was switched off in one of your outlets.'}{' '}
        You don’t need to do anything.
      </Paragraph>
      <Facts
        rows={[
          ['Module', name],
          ['Outlet', outlet],
          ['By', by],
          ['When', formatDateTimeIn(region, at)],
        ]}
      />
      <NotYou question="Is this a mistake?">
        Change it back on the apps page and check who has access to your company.
      </NotYou>
      <Action href={appsUrl}>Open the apps page</Action>
      <WhyThis company={company} settingsUrl={settingsUrl} />
    </EmailFrame>
  )
}
