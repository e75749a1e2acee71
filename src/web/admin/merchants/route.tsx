import { useNavigation } from 'react-router'
import { merchantsPage as copy } from '#content/admin/admin.ts'
import { pages } from '#content/shared/pages.ts'
import { merchantStates } from '#contract/staff/choices.ts'
import { merchantQuery } from '#contract/staff/shapes.ts'
import { scanMerchants } from '#domain/merchants/look-through-merchants.ts'
import { listViews } from '#domain/merchants/merchant-views.ts'
import { headOf } from '#web/document-head.ts'
import { SearchForm } from '#web/admin/parts/search-form.tsx'
import { DataTable } from '#web/kit/data/data-table.tsx'
import { PageHead } from '#web/admin/parts/page-head.tsx'
import { requireStaff } from '../guard.server.ts'
import type { Route } from './+types/route.ts'
import { columns } from './merchant-columns.tsx'
import { PageLinks } from './page-links.tsx'
import { ViewsBar } from './views-bar.tsx'
import './merchants.css'

export const meta = () => headOf(pages.adminMerchants)

/** The address says everything: search, order, filter and page. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const params = new URL(args.request.url).searchParams
  const query = merchantQuery.parse(Object.fromEntries(params))
  const from = Math.max(1, Math.trunc(Number(params.get('from'))) || 1)
  const list = await scanMerchants(staff, query)
  return { query, from, list, views: await listViews(staff) }
}

const searchFormId = 'merchant-search'
const stateOptions = merchantStates.map((value) => ({ value, text: copy.states[value] }))

export default function Merchants({ loaderData }: Route.ComponentProps) {
  const { query, from, list, views } = loaderData
  const { search, state, sort } = query
  const isBusy = useNavigation().location?.pathname === pages.adminMerchants.path
  const isDown = sort.startsWith('-')
  return (
    <div className="wrap admin-list">
      <PageHead heading={copy.heading}>
        <SearchForm
          id={searchFormId}
          label={copy.search}
          search={search}
          sort={sort}
          whileTyping
          choice={{ name: 'state', label: copy.state, value: state, options: stateOptions }}
        />
      </PageHead>
      <ViewsBar views={views} filters={query} />
      <DataTable
        caption={copy.caption}
        columns={columns}
        rows={list.company_profile}
        rowKey={({ id }) => id}
        sort={{
          by: isDown ? sort.slice(1) : sort,
          direction: isDown ? 'descending' : 'ascending',
          form: searchFormId,
          field: 'sort',
        }}
        empty={copy.none}
        busy={isBusy ? copy.busy : undefined}
      />
      <PageLinks query={query} from={from} list={list} />
    </div>
  )
}
