import { data, Link } from 'react-router'
import { customerNames, customerPage as copy, customerPanels } from '#content/portal/customers.ts'
import { messagesPanel } from '#content/portal/messages.ts'
import { orderChangesPanel } from '#content/portal/order-window.ts'
import { ordersPage } from '#content/portal/orders.ts'
import { pages } from '#content/shared/pages.ts'
import { customerQuery, type CustomerView } from '#contract/customers/shapes.ts'
import { viewCustomer } from '#domain/customers/view-customer.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { headOf } from '#web/document-head.ts'
import { DataTable } from '#web/kit/data/data-table.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { SettingsPage } from '#web/kit/panels/settings-page.tsx'
import { countText } from '../../dashboard/figure-format.ts'
import { StoreState } from '../../dashboard/store-state.tsx'
import { AbsentPage } from '../../lists/absent-page.tsx'
import { orAbsent } from '../../lists/or-absent.server.ts'
import { otherOutletOfTab } from '../../lists/other-outlet-of-tab.ts'
import { outletOfList } from '../../lists/outlet-of-list.server.ts'
import { messageColumns } from '../../messages/message-columns.tsx'
import { changeColumns } from '../../order-window/change-columns.tsx'
import { orderColumns } from '../../orders/order-columns.tsx'
import { sumText } from '../../sum-text.ts'
import { nameOf } from '../customer-name.tsx'
import { PersonDetails } from '../person-details.tsx'
import { useNames } from '../use-names.ts'
import type { Route } from './+types/route.ts'
import '../customers.css'

export const meta = () => headOf({ ...pages.customers, title: copy.heading })

export async function loader(args: Route.LoaderArgs) {
  const { merchant, outlet } = await outletOfList(args)
  const { id } = customerQuery.parse({ id: args.params.number })
  const view = outlet && (await orAbsent(viewCustomer(merchant, outlet, Number(id))))
  return data({ id, outletId: outlet?.id, view }, view ? 200 : 404)
}

/** A tab that works in another outlet than the server has drawn asks for its own. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const served = await serverLoader()
  const outletId = otherOutletOfTab(served.outletId)
  if (!outletId) return served
  const answer = await merchantApi('customer', { id: served.id })
  return { ...served, outletId, view: answer.ok ? answer.data.data : undefined }
}
clientLoader.hydrate = true as const

export default function Customer({ loaderData: { view } }: Route.ComponentProps) {
  if (view) return <CustomerPage view={view} />
  const back = { text: copy.back, path: pages.customers.path }
  return <AbsentPage heading={copy.heading} absent={copy.absent} back={back} />
}

function CustomerPage({ view }: { view: CustomerView }) {
  const { customer, orders, has_more: hasMore, changes, has_more_changes: hasMoreChanges, messages } = view
  const { id } = customer
  const names = useNames([id])
  return (
    <>
      <p className="wrap customer-back">
        <Link className="text-link" to={pages.customers.path}>
          {copy.back}
        </Link>
      </p>
      <SettingsPage
        heading={nameOf(id, names)}
        lead={copy.lead}
        notice={view.store.state !== 'live' && <StoreState store={view.store} isAlone level={2} />}
        facts={[
          { term: copy.facts.since, value: <FormattedDate at={customer.since} precision="day" /> },
          { term: copy.facts.orders, value: countText(customer.orders) },
          { term: copy.facts.spent, value: sumText(customer.spent) },
        ]}
        panels={customerPanels}
      >
        <Panel id="contact" state={names.state === 'asking' ? customerNames.asking : ''}>
          <PersonDetails id={id} names={names} />
        </Panel>
        <Panel id="orders" state={copy.orders.state(customer.orders)} wide>
          <DataTable
            caption={ordersPage.caption}
            columns={orderColumns}
            rows={orders}
            rowKey={(order) => order.id}
            empty={copy.noOrders(view.store.has_older_orders)}
          />
          {hasMore && (
            <p className="page-pages">
              <Link className="text-link" to={`${pages.orders.path}?customer=${id}`}>
                {copy.orders.all}
              </Link>
            </p>
          )}
        </Panel>
        <Panel id="changes" state={copy.changes.state(changes.length, hasMoreChanges)} wide>
          <DataTable
            caption={orderChangesPanel.changes.caption}
            columns={changeColumns}
            rows={changes}
            rowKey={(change) => change.id}
            empty={copy.changes.none}
          />
          {hasMoreChanges && (
            <p className="page-pages">
              <Link className="text-link" to={`${pages.orders.path}?customer=${id}&window=changed`}>
                {copy.changes.all}
              </Link>
            </p>
          )}
        </Panel>
        <Panel id="messages" state={copy.messages.state(messages.length)} wide>
          <DataTable
            caption={messagesPanel.caption}
            columns={messageColumns}
            rows={messages}
            rowKey={(message) => message.id}
            empty={copy.messages.none}
          />
        </Panel>
      </SettingsPage>
    </>
  )
}
