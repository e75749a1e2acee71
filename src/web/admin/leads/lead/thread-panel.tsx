import { leadPage as copy } from '#content/admin/leads.ts'
import { sourceWords } from '#content/admin/admin.ts'
import type { LeadContact } from '#domain/leads/read-contacts.ts'
import type { LeadEntry } from '#domain/leads/view-lead.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { ContactWords } from './contact-words.tsx'

interface ThreadPanelProps {
  contacts: readonly LeadContact[]
  entries: readonly LeadEntry[]
  state: string
  isAnswered: boolean
}

/** Theirs on white, ours on canary, in the order of the clock. */
export function ThreadPanel({ contacts, entries, state, isAnswered }: ThreadPanelProps) {
  const answers = entries.filter(({ kind }) => kind === 'answer')
  const slips = [
    ...contacts.map((contact) => ({ at: contact.at, contact })),
    ...answers.map((answer) => ({ at: answer.createdAt, answer })),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  return (
    <Panel id="thread" lit={isAnswered} state={state}>
      <ol className="lead-thread">
        {slips.map((slip) =>
          'contact' in slip ? (
            <li key={slip.contact.id}>
              <p className="caption">
                <FormattedDate at={slip.at} />
                {Object.keys(slip.contact.source).length > 0 && <> · {sourceWords(slip.contact.source)}</>}
              </p>
              <ContactWords contact={slip.contact} />
            </li>
          ) : (
            <li key={slip.answer.id} data-ours>
              <p className="caption">
                <FormattedDate at={slip.at} /> · {slip.answer.author} · {copy.post[slip.answer.post]}
              </p>
              <span className="lead-kind">{slip.answer.subject}</span>
              <span className="lead-text">{slip.answer.text}</span>
            </li>
          ),
        )}
      </ol>
    </Panel>
  )
}
