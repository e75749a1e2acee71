import { Link } from 'react-router'
import { orderChangesPage as copy, orderWindow } from '#content/portal/order-window.ts'
import type { WindowSettings } from '#contract/account/window-settings-shapes.ts'
import { pages } from '#content/shared/pages.ts'
import { listChanges } from '#domain/order-windows/changes/list-changes.ts'
import { readWindowSettings } from '#domain/order-windows/window-rules.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { headOf } from '#web/document-head.ts'
import { EmptyState } from '#web/kit/data/empty-state.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { NoOutlet } from '../../lists/no-outlet.tsx'
import { otherOutletOfTab } from '../../lists/other-outlet-of-tab.ts'
import { outletOfList } from '../../lists/outlet-of-list.server.ts'
import { ChangesList } from '../../order-window/changes-list.tsx'
import { type OrderChanges, useOrderChanges } from '../../order-window/use-order-changes.ts'
import type { Route } from './+types/route.ts'
import '#web/kit/panels/settings-page.css'
import '../orders.css'

export const meta = () => headOf(pages.orderChanges)

export async function loader(args: Route.LoaderArgs) {
  const { merchant, outlet } = await outletOfList(args)
  return {
    outletId: outlet?.id,
    list: outlet && {
      changes: await listChanges(merchant, outlet, { cursor: '' }),
      settings: await readWindowSettings(merchant, outlet),
    },
  }
}

/** A tab that works in another outlet than the server has drawn asks for its own. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const served = await serverLoader()
  const outletId = otherOutletOfTab(served.outletId)
  if (!outletId) return served
  const [changes, settings] = await Promise.all([
    merchantApi('orderChanges', {}),
    merchantApi('orderWindowRules', {}),
  ])
  if (!changes.ok || !settings.ok) return { outletId, list: undefined }
  return { outletId, list: { changes: changes.data.data, settings: settings.data.data } }
}
clientLoader.hydrate = true as const

export default function Changes({ loaderData: { outletId, list } }: Route.ComponentProps) {
  if (!list) return <NoOutlet heading={copy.heading} />
  // A new list for each outlet.
  return <ChangesPage key={outletId} first={list.changes} settings={list.settings} />
}

function ChangesPage({ first, settings }: { first: OrderChanges; settings: WindowSettings }) {
  const { needs, rules } = settings
  const isOn = rules.is_on
  const stopped = isOn ? needs && { ...copy.paused, text: orderWindow.needs[needs] } : copy.off
  const list = useOrderChanges(first, isOn)
  return (
    <div className="wrap settings-page orders">
      <div className="page-head">
        <div>
          <h1>{copy.heading}</h1>
          <p className="lead">{copy.lead}</p>
        </div>
        <KeyValueList rows={[{ term: copy.facts.waiting, value: list.onHold }]} />
      </div>
      <p>
        <Link className="text-link" to={`${pages.orders.path}?window=open`}>
          {copy.orders}
        </Link>
      </p>
      {stopped && (
        <EmptyState
          title={stopped.title}
          action={<ButtonLink to="/merchant/oh-my-customer/#window">{stopped.action}</ButtonLink>}
        >
          {stopped.text}
        </EmptyState>
      )}
      {(isOn || list.changes.length > 0) && <ChangesList {...list} />}
    </div>
  )
}
