import { leadPage as copy } from '#content/admin/leads.ts'
import { sourceText } from '#content/admin/admin.ts'
import type { LeadContact } from '#domain/leads/read-contacts.ts'
import type { LeadEntry } from '#domain/leads/view-lead.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { ContactText } from './contact-text.tsx'

interface ThreadPanelProps {
  contacts: readonly LeadContact[]
  entries: readonly LeadEntry[]
  state: string
  isAnswered: boolean
}

/** Their messages and our answers, oldest first. */
export function ThreadPanel({ contacts, entries, state, isAnswered }: ThreadPanelProps) {
  const answers = entries.filter(({ kind }) => kind === 'answer')
  const thread = [
    ...contacts.map((contact) => ({ at: contact.at, contact })),
    ...answers.map((answer) => ({ at: answer.createdAt, answer })),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  return (
    <Panel id="thread" lit={isAnswered} state={state}>
      <ol className="lead-thread">
        {thread.map((entry) =>
          'contact' in entry ? (
            <li key={entry.contact.id}>
              <p className="caption">
                <FormattedDate at={entry.at} />
                {Object.keys(entry.contact.source).length > 0 && <> · {sourceText(entry.contact.source)}</>}
              </p>
              <ContactText contact={entry.contact} />
            </li>
          ) : (
            <li key={entry.answer.id} data-ours>
              <p className="caption">
                <FormattedDate at={entry.at} /> · {entry.answer.author} · {copy.post[entry.answer.post]}
              </p>
              <span className="lead-kind">{entry.answer.subject}</span>
              <span className="lead-text">{entry.answer.text}</span>
            </li>
          ),
        )}
      </ol>
    </Panel>
  )
}
