import { Link, useNavigation } from 'react-router'
import { ordersPage as copy } from '#content/portal/orders.ts'
import { pages } from '#content/shared/pages.ts'
import { ordersQuery } from '#contract/orders/shapes.ts'
import { listOrders } from '#domain/orders/list-orders.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { headOf } from '#web/document-head.ts'
import { DataTable } from '#web/kit/data/data-table.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { countText } from '../dashboard/figure-format.ts'
import { StoreState } from '../dashboard/store-state.tsx'
import { listAddress } from '../lists/list-address.ts'
import { NoOutlet } from '../lists/no-outlet.tsx'
import { otherOutletOfTab } from '../lists/other-outlet-of-tab.ts'
import { outletOfList } from '../lists/outlet-of-list.server.ts'
import type { Route } from './+types/route.ts'
import { orderColumns } from './order-columns.tsx'
import { OrdersFilters } from './orders-filters.tsx'
import '#web/kit/panels/settings-page.css'
import './orders.css'

export const meta = () => headOf(pages.orders)

export async function loader(args: Route.LoaderArgs) {
  const { merchant, outlet } = await outletOfList(args)
  const { searchParams } = new URL(args.request.url)
  const query = ordersQuery.parse(Object.fromEntries(searchParams))
  return {
    query,
    asked: searchParams.get('outletId') ?? '',
    outletId: outlet?.id,
    list: outlet && (await listOrders(merchant, outlet, query)),
  }
}

/** A tab that works in another outlet than the server has drawn asks for its own. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const served = await serverLoader()
  const outletId = otherOutletOfTab(served.outletId, served.asked)
  if (!outletId) return served
  const answer = await merchantApi('orders', served.query)
  return { ...served, outletId, list: answer.ok ? answer.data.data : undefined }
}
clientLoader.hydrate = true as const

export default function Orders({ loaderData: { query, asked, list } }: Route.ComponentProps) {
  const isBusy = useNavigation().location?.pathname === pages.orders.path
  const kept: Record<string, string> = asked ? { outletId: asked } : {}
  const filters = { ...query, cursor: '', ...kept }
  if (!list) return <NoOutlet heading={copy.heading} />
  const { store, orders, next, count, is_more: isMore, is_cut: isCut } = list
  const countIn = isMore ? copy.more : isCut ? copy.atLeast : (text: string) => text
  const isFiltered = listAddress({ ...query, cursor: '' }) !== '?'
  return (
    <div className="wrap settings-page orders">
      <div className="page-head">
        <div>
          <h1>{copy.heading}</h1>
          <p className="lead">{copy.lead}</p>
        </div>
        <KeyValueList
          align="end"
          rows={[
            { term: copy.facts.outlet, value: store.outlet_name },
            ...(count === null
              ? []
              : [
                  {
                    term: isFiltered ? copy.facts.shown : copy.facts.count,
                    value: countIn(countText(count)),
                  },
                ]),
          ]}
        />
      </div>
      {store.state !== 'live' && <StoreState store={store} isAlone level={2} />}
      <OrdersFilters query={query} kept={kept} productTitle={list.product_title} />
      {!list.is_live && <output className="orders-note">{copy.away}</output>}
      {isCut && <output className="orders-note">{copy.cut}</output>}
      <DataTable
        caption={copy.caption}
        columns={orderColumns}
        rows={orders}
        rowKey={({ id }) => id}
        empty={isFiltered ? copy.nothing : copy.none}
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
        <Link className="text-link" to={pages.orderChanges.path}>
          {copy.changes}
        </Link>
      </nav>
    </div>
  )
}
