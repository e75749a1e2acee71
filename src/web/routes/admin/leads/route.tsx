import { Link, useNavigation } from 'react-router'
import { leadsPage as copy, sourceWords } from '#content/desk.ts'
import { pages } from '#content/pages.ts'
import { type Lead, leadKinds, leadQuery } from '#contract/staff.ts'
import { listLeads } from '#domain/staff/list-leads.ts'
import { headOf } from '#web/document-head.ts'
import { SearchForm } from '#web/sections/desk/search-form.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Ledger, type LedgerColumn } from '#web/ui/print/ledger.tsx'
import { LedgerActions, LedgerLink } from '#web/ui/print/ledger-actions.tsx'
import { requireStaff } from '../guard.server.ts'
import type { Route } from './+types/route.ts'
import './leads.css'

export const meta = () => headOf({ ...pages.adminHome, title: copy.heading })

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const query = leadQuery.parse(Object.fromEntries(new URL(args.request.url).searchParams))
  return { query, ...(await listLeads(staff, query)) }
}

const columns: LedgerColumn<Lead>[] = [
  {
    key: 'who',
    label: copy.columns.who,
    kind: 'title',
    cell: ({ name, email, phone, website }) => (
      <>
        {name || email}
        <small className="lead-reach">{[name && email, phone, website].filter(Boolean).join('\n')}</small>
      </>
    ),
  },
  { key: 'at', label: copy.columns.at, kind: 'typed', cell: ({ at }) => <Moment at={at} /> },
  {
    key: 'kind',
    label: copy.columns.kind,
    cell: ({ kind, reference, startsAt, isCancelled }) => (
      <div>
        {copy.names[kind]} {reference}
        {startsAt && (
          <>
            {' '}
            {copy.for} <Moment at={startsAt} />
          </>
        )}
        {isCancelled && <Badge tone="alert">{copy.cancelled}</Badge>}
      </div>
    ),
  },
  {
    key: 'text',
    label: copy.columns.text,
    cell: ({ text, source }) => (
      <div>
        <span className="lead-text">{text || '–'}</span>
        {Object.keys(source).length > 0 && <small className="lead-reach">{sourceWords(source)}</small>}
      </div>
    ),
  },
  {
    key: 'answer',
    label: copy.columns.answer,
    kind: 'actions',
    cell: ({ email, name, reference }) => (
      <LedgerActions>
        <LedgerLink href={`mailto:${encodeURIComponent(email)}?${mailOf(reference)}`}>
          {copy.answer}
          <span className="visually-hidden"> {name || email}</span>
        </LedgerLink>
      </LedgerActions>
    ),
  },
]

const mailOf = (reference: string) => `subject=${encodeURIComponent(copy.subject(reference))}`

const kindOptions = leadKinds.map((value) => ({ value, text: copy.kinds[value] }))

export default function Leads({ loaderData: { query, leads, next } }: Route.ComponentProps) {
  const { search, kind, after } = query
  const isBusy = useNavigation().location?.pathname.startsWith('/admin/leads') ?? false
  const said = { ...(search && { search }), ...(kind !== 'all' && { kind }) }
  const to = (place: Record<string, string>) => `?${new URLSearchParams({ ...said, ...place })}`
  return (
    <div className="wrap">
      <div className="desk-head">
        <h1>{copy.heading}</h1>
        <SearchForm
          id="lead-search"
          label={copy.search}
          search={search}
          choice={{ name: 'kind', label: copy.kind, value: kind, options: kindOptions }}
        />
      </div>
      <Ledger
        caption={copy.caption}
        columns={columns}
        rows={leads}
        rowKey={({ id }) => id}
        empty={copy.none}
        busy={isBusy ? copy.busy : undefined}
      />
      <nav className="desk-pages" aria-label={copy.pages}>
        <p>{copy.note}</p>
        {after && (
          <Link className="text-link" to={to({})}>
            {copy.newest}
          </Link>
        )}
        {next && (
          <Link className="text-link" to={to({ after: next })}>
            {copy.older}
          </Link>
        )}
        <a className="text-link" href={`/admin/leads.csv${to({})}`} download>
          {copy.export}
        </a>
      </nav>
    </div>
  )
}
