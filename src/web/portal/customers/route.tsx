import { Link, useNavigation } from 'react-router'
import { customersPage as copy } from '#content/portal/customers.ts'
import { pages } from '#content/shared/pages.ts'
import { customersQuery } from '#contract/customers/shapes.ts'
import { listCustomers } from '#domain/customers/list-customers.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { headOf } from '#web/document-head.ts'
import { DataTable } from '#web/kit/data/data-table.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { StoreState } from '../dashboard/store-state.tsx'
import { FilterForm } from '../lists/filter-form.tsx'
import { listAddress } from '../lists/list-address.ts'
import { NoOutlet } from '../lists/no-outlet.tsx'
import { otherOutletOfTab } from '../lists/other-outlet-of-tab.ts'
import { outletOfList } from '../lists/outlet-of-list.server.ts'
import type { Route } from './+types/route.ts'
import { customerColumns } from './customer-columns.tsx'
import { NamesNote } from './names-note.tsx'
import { useNames } from './use-names.ts'
import '#web/kit/panels/settings-page.css'
import './customers.css'

export const meta = () => headOf(pages.customers)

export async function loader(args: Route.LoaderArgs) {
  const { merchant, outlet } = await outletOfList(args)
  const { searchParams } = new URL(args.request.url)
  const query = customersQuery.parse(Object.fromEntries(searchParams))
  return {
    query,
    asked: searchParams.get('outletId') ?? '',
    outletId: outlet?.id,
    list: outlet && (await listCustomers(merchant, outlet, query)),
  }
}

/** A tab that works in another outlet than the server has drawn asks for its own. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const served = await serverLoader()
  const outletId = otherOutletOfTab(served.outletId)
  if (!outletId) return served
  const answer = await merchantApi('customers', served.query)
  return { ...served, outletId, list: answer.ok ? answer.data.data : undefined }
}
clientLoader.hydrate = true as const

export default function Customers({ loaderData: { query, asked, list } }: Route.ComponentProps) {
  const isBusy = useNavigation().location?.pathname === pages.customers.path
  const names = useNames(list?.customers.map(({ id }) => id) ?? [])
  const kept: Record<string, string> = asked ? { outletId: asked } : {}
  const filters = { ...kept, search: query.search }
  if (!list) return <NoOutlet heading={copy.heading} />
  const { store, customers, next, is_live: isLive, is_cut: isCut } = list
  return (
    <div className="wrap settings-page customers">
      <div className="page-head">
        <div>
          <h1>{copy.heading}</h1>
          <p className="lead">{copy.lead}</p>
        </div>
        <KeyValueList align="end" rows={[{ term: copy.facts.outlet, value: store.outlet_name }]} />
      </div>
      {store.state !== 'live' && <StoreState store={store} isAlone level={2} />}
      <FilterForm key={query.search} className="customers-search" kept={kept}>
        <Field
          type="search"
          name="search"
          label={copy.search}
          hint={copy.searchHint}
          defaultValue={query.search}
          maxLength={200}
          autoComplete="off"
        />
        <p className="customers-acts">
          <Button type="submit" variant="secondary" size="small">
            {copy.apply}
          </Button>
          {query.search && (
            <Link className="text-link" to={listAddress(kept)} preventScrollReset>
              {copy.clear}
            </Link>
          )}
        </p>
      </FilterForm>
      {isLive ? <NamesNote names={names} /> : <output className="names-note">{copy.away}</output>}
      {isCut && <output className="names-note">{copy.cut}</output>}
      <DataTable
        caption={copy.caption}
        columns={customerColumns(names)}
        rows={customers}
        rowKey={({ id }) => id}
        empty={query.search ? (isLive ? copy.nothing : copy.notSearched) : copy.none}
        busy={isBusy ? copy.busy : undefined}
      />
      <nav className="page-pages" aria-label={copy.pages}>
        {query.cursor !== '' && (
          <Link className="text-link" to={listAddress(filters)}>
            {copy.newest}
          </Link>
        )}
        {next !== null && (
          <Link className="text-link" to={listAddress(filters, { cursor: next })}>
            {copy.older}
          </Link>
        )}
      </nav>
    </div>
  )
}
