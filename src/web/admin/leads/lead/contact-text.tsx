import { leadTexts } from '#content/admin/leads.ts'
import { answerLabels } from '#content/shared/booking/answers.ts'
import type { LeadContact } from '#domain/leads/read-contacts.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'

/** What somebody wanted: the kind of it, and their words. In a list, a few lines of them. */
export function ContactText({ contact, isShort = false }: { contact: LeadContact; isShort?: boolean }) {
  const { kind, reference, startsAt, isCancelled, text, answers, about } = contact
  return (
    <>
      <span className="lead-kind">
        {leadTexts.names[kind]} <span className="lead-reference">{reference}</span>
        {startsAt && (
          <>
            {' '}
            {leadTexts.for} <FormattedDate at={startsAt} />
          </>
        )}
        {isCancelled && (
          <>
            {' '}
            <Badge tone="alert">{leadTexts.cancelled}</Badge>
          </>
        )}
      </span>
      {answers && <span className="lead-answers">{answersText(answers)}</span>}
      {text && (
        <span className="lead-text" data-short={isShort || undefined}>
          {text}
        </span>
      )}
      {about && !isShort && (
        <a className="text-link" href={about}>
          {leadTexts.figures}
        </a>
      )}
    </>
  )
}

const wordOf = (words: Record<string, { title: string }>, answer: string) => words[answer]?.title ?? answer

const answersText = ({ platform, orders, pain }: NonNullable<LeadContact['answers']>) =>
  [
    wordOf(answerLabels.platform, platform),
    wordOf(answerLabels.orders, orders),
    wordOf(answerLabels.pain, pain),
  ]
    .filter(Boolean)
    .join(' · ')
