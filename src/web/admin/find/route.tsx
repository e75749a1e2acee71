import { useNavigation } from 'react-router'
import { findPage as copy } from '#content/admin/find.ts'
import { pages } from '#content/shared/pages.ts'
import { typedText } from '#contract/query-fields.ts'
import { findAnything, type Hit } from '#domain/staff/find-anything.ts'
import { headOf } from '#web/document-head.ts'
import { PageHead } from '#web/admin/parts/page-head.tsx'
import { SearchForm } from '#web/admin/parts/search-form.tsx'
import { DataTable, type Column } from '#web/kit/data/data-table.tsx'
import { RowActions, RowLink } from '#web/kit/data/row-actions.tsx'
import { requireStaff } from '../guard.server.ts'
import type { Route } from './+types/route.ts'

export const meta = () => headOf({ ...pages.adminHome, title: copy.heading })

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const search = typedText.parse(new URL(args.request.url).searchParams.get('search') ?? '')
  return { search, hits: await findAnything(staff, search) }
}

const columns: Column<Hit>[] = [
  { key: 'title', label: copy.columns.title, kind: 'title', cell: ({ title }) => title },
  { key: 'kind', label: copy.columns.kind, cell: ({ kind }) => copy.kinds[kind] },
  { key: 'about', label: copy.columns.about, kind: 'typed', cell: ({ about }) => about },
  {
    key: 'open',
    label: copy.columns.open,
    kind: 'actions',
    cell: ({ href, title }) => (
      <RowActions>
        <RowLink to={href} aria-label={copy.open + copy.of(title)}>
          {copy.open}
        </RowLink>
      </RowActions>
    ),
  },
]

/** Merchants, leads and orders by anything that a caller may name. */
export default function Find({ loaderData: { search, hits } }: Route.ComponentProps) {
  const isBusy = useNavigation().location?.pathname === '/admin/find'
  return (
    <div className="wrap">
      <PageHead heading={copy.heading}>
        <SearchForm id="find" label={copy.label} search={search} />
      </PageHead>
      <DataTable
        caption={copy.caption}
        columns={columns}
        rows={hits}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        empty={search ? copy.none : copy.begin}
        busy={isBusy ? copy.busy : undefined}
      />
    </div>
  )
}
