import { data, Link } from 'react-router'
import { orderPage as copy, orderPanels, paymentTexts } from '#content/portal/orders.ts'
import { pages } from '#content/shared/pages.ts'
import { orderQuery, type OrderView } from '#contract/orders/shapes.ts'
import { viewOrder } from '#domain/orders/view-order.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { headOf } from '#web/document-head.ts'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { SettingsPage } from '#web/kit/panels/settings-page.tsx'
import { StoreState } from '../../dashboard/store-state.tsx'
import { AbsentPage } from '../../lists/absent-page.tsx'
import { orAbsent } from '../../lists/or-absent.server.ts'
import { otherOutletOfTab } from '../../lists/other-outlet-of-tab.ts'
import { outletOfList } from '../../lists/outlet-of-list.server.ts'
import { windowText } from '../../order-window/window-text.ts'
import { sumText } from '../../sum-text.ts'
import { orderStateText } from '../order-columns.tsx'
import type { Route } from './+types/route.ts'
import { CustomerPanel } from './customer-panel.tsx'
import { ItemsPanel } from './items-panel.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { WindowPanel } from './window-panel.tsx'
import '../orders.css'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  headOf({
    ...pages.orders,
    title: loaderData?.view ? copy.heading(loaderData.view.order.name) : pages.orders.title,
  })

export async function loader(args: Route.LoaderArgs) {
  const { merchant, outlet } = await outletOfList(args)
  const { id } = orderQuery.parse({ id: args.params.number })
  const view = outlet && (await orAbsent(viewOrder(merchant, outlet, Number(id))))
  return data({ id, outletId: outlet?.id, view }, view ? 200 : 404)
}

/** A tab that works in another outlet than the server has drawn asks for its own. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const served = await serverLoader()
  const outletId = otherOutletOfTab(served.outletId)
  if (!outletId) return served
  const answer = await merchantApi('order', { id: served.id })
  return { ...served, outletId, view: answer.ok ? answer.data.data : undefined }
}
clientLoader.hydrate = true as const

export default function Order({ loaderData: { view } }: Route.ComponentProps) {
  if (view) return <OrderPage view={view} />
  const back = { text: copy.back, path: pages.orders.path }
  return <AbsentPage heading={pages.orders.name} absent={copy.absent} back={back} />
}

function OrderPage({ view }: { view: OrderView }) {
  const { order, lines, window, changes } = view
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <div className="wrap order-acts">
        <Link className="text-link" to={pages.orders.path}>
          {copy.back}
        </Link>
        {view.admin_url && (
          <ButtonLink href={view.admin_url} external variant="secondary" size="small">
            {copy.admin}
          </ButtonLink>
        )}
      </div>
      <SettingsPage
        heading={copy.heading(order.name)}
        lead={copy.lead}
        notice={view.store.state !== 'live' && <StoreState store={view.store} isAlone level={2} />}
        facts={[
          { term: copy.facts.placed, value: <FormattedDate at={order.at} /> },
          { term: copy.facts.state, value: orderStateText(order) },
          { term: copy.facts.value, value: sumText(order.total) },
        ]}
        panels={orderPanels}
      >
        <ItemsPanel lines={lines} state={copy.states.items(count)} />
        <PaymentPanel view={view} state={paymentTexts[order.payment]} />
        <CustomerPanel id={view.customer_id} />
        <WindowPanel
          window={window}
          changes={changes}
          messages={view.messages}
          state={window ? windowText(window) : copy.noWindow}
        />
      </SettingsPage>
    </>
  )
}
