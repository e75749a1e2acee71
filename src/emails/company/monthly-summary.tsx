import { moduleCopy } from '#content/portal/modules.ts'
import { messageName } from '#content/shared/message-names.ts'
import type { MailData } from '#contract/emails/shapes.ts'
import { findModule } from '#contract/modules/modules.ts'
import { monthOf } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, Paragraph, WhyThis } from '../email-parts.tsx'

type Data = MailData<'monthly-summary'>

export const summarySubject = ({ company, month }: Data) => `${company} in ${monthOf(month)}`

export function MonthlySummary(data: Data) {
  const { firstName, company, legalName, month, settingsUrl, appsUrl, people, signIns } = data
  return (
    <EmailFrame
      preview={`${counted(signIns.times, 'sign-in')}, ${counted(data.running.length, 'module')} running.`}
      heading={`${monthOf(month)} in ${company}`}
    >
      <Greeting to={firstName} />
      <Paragraph>Here is your month, counted in your company’s time zone.</Paragraph>
      <Facts
        rows={[
          ...(legalName ? [['For', legalName] as [string, string]] : []),
          ['Running', data.running.map(named).join(', ') || 'Nothing yet'],
          ['Switched', `${data.switchedOn} on, ${data.switchedOff} off`],
          ['Sign-ins', `${signIns.times}, by ${counted(signIns.people, 'person', 'people')}`],
          ['Joined', data.joined.join(', ') || 'No one'],
          ['Left', data.left.join(', ') || 'No one'],
          ['People now', String(people)],
          ...data.spent.map(({ slug, sent, sum }): [string, string] => [
            named({ slug, outlets: 1 }),
            `${sent.map(({ channel, category, units }) => `${units.toLocaleString('en-GB')} × ${messageName(channel, category)}`).join(', ')}: ${sum}`,
          ]),
          ...(data.spentTotal ? [['All messages', data.spentTotal] as [string, string]] : []),
        ]}
      />
      {data.idle.length > 0 && (
        <Paragraph>
          {`These modules ran all month and sent nothing: ${data.idle.map((slug) => named({ slug, outlets: 1 })).join(', ')}. If you don’t need them, switch them off on the apps page.`}
        </Paragraph>
      )}
      <Action href={appsUrl}>Open the apps page</Action>
      <WhyThis company={company} settingsUrl={settingsUrl} />
    </EmailFrame>
  )
}

function named({ slug, outlets }: Data['running'][number]): string {
  const module = findModule(slug)
  const name = module ? moduleCopy[module.slug].name : slug
  return outlets > 1 ? `${name} (${outlets} outlets)` : name
}

const counted = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`
