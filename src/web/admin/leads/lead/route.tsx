import { Link } from 'react-router'
import { leadPage as copy } from '#content/admin/leads.ts'
import { notesPanel, sourceText } from '#content/admin/admin.ts'
import { pages } from '#content/shared/pages.ts'
import { colleagues, recordLeadView, viewLead } from '#domain/leads/view-lead.ts'
import { headOf } from '#web/document-head.ts'
import { NotesPanel } from '#web/admin/parts/notes-panel.tsx'
import { SettingsPage } from '#web/kit/panels/settings-page.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { requireStaff } from '#web/admin/guard.server.ts'
import type { Route } from './+types/route.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { ReplyClock } from './reply-clock.tsx'
import { LeadStatus } from './lead-status.tsx'
import { ThreadPanel } from './thread-panel.tsx'
import './lead.css'

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  headOf({ ...pages.adminHome, title: data ? data.lead.name || data.lead.email : pages.adminHome.title })

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const lead = await viewLead(staff, args.params.id)
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer 404
  if (!lead) throw new Response(null, { status: 404 })
  await recordLeadView(staff, lead.id)
  const people = await colleagues(staff)
  return {
    lead,
    now: staff.clock.now().toISOString(),
    colleagues: people.map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
    })),
  }
}

const { facts } = copy

export default function Lead({ loaderData: { lead, now, colleagues: people } }: Route.ComponentProps) {
  const { contacts, entries } = lead
  const notes = entries.filter(({ kind }) => kind === 'note')
  const answers = entries.length - notes.length
  const came = contacts.map(({ source }) => sourceText(source)).find(Boolean)
  const thread = copy.threadState(contacts.length, answers)
  const clock = <ReplyClock {...lead} now={now} />
  const newest = contacts.findLast(({ reference }) => reference !== '')
  return (
    <SettingsPage
      heading={lead.name || lead.email}
      lead={lead.name ? lead.email : ''}
      cover={
        <div className="lead-cover">
          <Link className="text-link" to="/admin/leads">
            {copy.back}
          </Link>
          <LeadStatus lead={lead} colleagues={people} />
          <KeyValueList
            rows={[
              { term: facts.reply, value: clock },
              ...(lead.phone ? [{ term: facts.phone, value: lead.phone }] : []),
              ...(lead.website ? [{ term: facts.website, value: lead.website }] : []),
              { term: facts.source, value: came ?? facts.noSource },
              ...(lead.merchantId
                ? [
                    {
                      term: facts.merchant,
                      value: <Link to={`/admin/merchants/${lead.merchantId}`}>{facts.seeMerchant}</Link>,
                    },
                  ]
                : []),
            ]}
          />
        </div>
      }
      panels={copy.panels}
      states={{ thread, answer: clock, notes: notesPanel.state(notes.length) }}
    >
      <ThreadPanel contacts={contacts} entries={entries} state={thread} isAnswered={answers > 0} />
      <AnswerPanel key={lead.id} lead={lead} reference={newest?.reference ?? ''} state={clock} />
      <NotesPanel id={lead.id} notes={notes.toReversed()} call="adminLeadNote" />
    </SettingsPage>
  )
}
