import { moduleCopy } from '#content/portal/modules.ts'
import { messageName } from '#rules/money/message-names.ts'
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
      preview={`${counted(signIns.times, 'sign-in')}, ${counted(data.modules.length, 'module')}.`}
      heading={`${monthOf(month)} in ${company}`}
    >
      <Greeting to={firstName} />
      <Paragraph>Here is your month, counted in your company’s time zone.</Paragraph>
      <Facts
        rows={[
          ...(legalName ? [['For', legalName] as [string, string]] : []),
          ['Modules switched', `${data.switchedOn} on, ${data.switchedOff} off`],
          ['Sign-ins', `${signIns.times}, by ${counted(signIns.people, 'person', 'people')}`],
          ['Joined', data.joined.join(', ') || 'No one'],
          ['Left', data.left.join(', ') || 'No one'],
          ['People now', String(people)],
          ...data.modules.map((module): [string, string] => [named(module), whatItDid(module)]),
          ...(data.spentTotal ? [['All messages', allMessages(data)] satisfies [string, string]] : []),
        ]}
      />
      {data.idle.length > 0 && (
        <Paragraph>
          {`These modules ran all month and had nothing to do: ${data.idle.map((slug) => named({ slug, outlets: 1 })).join(', ')}. If you don’t need them, switch them off on the apps page.`}
        </Paragraph>
      )}
      <Action href={appsUrl}>Open the apps page</Action>
      <WhyThis company={company} settingsUrl={settingsUrl} />
    </EmailFrame>
  )
}

type Module = Data['modules'][number]

/** `1,200 × Email marketing: $0.48; 31 orders in its stores`. */
function whatItDid({ sent, sum, orders }: Module): string {
  const messages = sent
    .map(
      ({ channel, category, units }) =>
        `${units.toLocaleString('en-GB')} × ${messageName(channel, category)}`,
    )
    .join(', ')
  const parts = [
    messages && `${messages}: ${sum}`,
    orders > 0 && `${counted(orders, 'order')} in its stores`,
  ].filter(Boolean)
  return parts.join('; ') || 'Nothing this month'
}

const allMessages = ({ spentTotal, spentFree, invoice }: Data) =>
  [spentTotal, spentFree && `and ${spentFree} of free credit`, invoice && `(document ${invoice})`]
    .filter(Boolean)
    .join(' ')

function named({ slug, outlets }: Pick<Module, 'slug' | 'outlets'>): string {
  const module = findModule(slug)
  const name = module ? moduleCopy[module.slug].name : slug
  return outlets > 1 ? `${name} (${outlets} outlets)` : name
}

const counted = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`
