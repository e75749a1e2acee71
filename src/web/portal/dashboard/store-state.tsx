import { useEffect, useState } from 'react'
import { dashboardCopy as copy } from '#content/portal/dashboard.ts'
import { pages } from '#content/shared/pages.ts'
import type { DashboardStore } from '#contract/dashboard/shapes.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { EmptyState } from '#web/kit/data/empty-state.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { Progress } from '#web/kit/data/progress.tsx'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import { useConnectStore } from '../use-connect-store.ts'
import { agoText, countText, longDay } from './figure-format.ts'
import './store-state.css'

interface StoreStateProps {
  store: DashboardStore
  isAlone: boolean
  /** Which heading its title is on the page. */
  level?: 2 | 3
}

/** How one store stands: not connected, being read, live, or in trouble, and what to do about it. */
export function StoreState({ store, isAlone, level = 3 }: StoreStateProps) {
  const { state } = store
  if (state === 'none' || state === 'open' || state === 'lost') {
    // Of several outlets, one without a store is nothing to speak of.
    if (!isAlone && state === 'none') return null
    const { title, text, action } = copy.states[state]
    return (
      <EmptyState
        level={level}
        title={isAlone ? title : `${store.outlet_name}: ${title}`}
        action={
          store.shop ? (
            <ConnectButton shop={store.shop} label={action} />
          ) : (
            <ButtonLink to={`${pages.apps.path}?outletId=${store.outlet_id}`}>{action}</ButtonLink>
          )
        }
      >
        {text}
        {store.held_orders > 0 && ` ${copy.held(store.held_orders)}`}
      </EmptyState>
    )
  }
  return (
    <div className="dashboard-store">
      <p className="dashboard-store-name">
        {store.outlet_name !== store.shop && <b>{store.outlet_name}</b>}{' '}
        <span className="typed">{store.shop}</span>
      </p>
      {state === 'importing' ? <Importing store={store} /> : <Live store={store} />}
      {store.fault && <Fault store={store} />}
    </div>
  )
}

/** Leads to the store's own approval at once. */
function ConnectButton({ shop, label }: { shop: string; label: string }) {
  const { busy, connect } = useConnectStore(shop)
  return (
    <Button busy={busy} onClick={() => void connect()}>
      {label}
    </Button>
  )
}

function Importing({ store: { done, total } }: { store: DashboardStore }) {
  return (
    <div className="dashboard-importing">
      <Progress label={copy.importing.title} value={total === 0 ? undefined : (done / total) * 100} />
      <p>{total === 0 ? copy.importing.begin : copy.importing.count(countText(done), countText(total))}</p>
    </div>
  )
}

function Live({ store }: { store: DashboardStore }) {
  const { last_order_at: lastOrderAt, since, has_older_orders: hasOlder } = store
  const now = useNow()
  return (
    <p className="dashboard-live">
      <span className="dashboard-lamp" aria-hidden />
      <b>{copy.live}</b>{' '}
      {lastOrderAt && now ? copy.lastOrder(agoText(lastOrderAt, now)) : lastOrderAt ? '' : copy.noOrder}
      {since && (
        <small>{lastOrderAt ? copy.since(longDay(since), hasOlder) : copy.empty(longDay(since))}</small>
      )}
    </p>
  )
}

function Fault({ store: { fault, fault_since: since } }: { store: DashboardStore }) {
  const { run, busy } = useApiAction()
  if (!fault) return null
  return (
    <output className="dashboard-fault">
      <span>
        {copy.faults[fault]}{' '}
        {since && (
          <>
            {copy.faultSince} <FormattedDate at={since} />
          </>
        )}
      </span>
      <Button
        size="small"
        variant="secondary"
        busy={busy}
        onClick={() => void run('retryImport', {}, { done: copy.retried, message: () => '' })}
      >
        {copy.retry}
      </Button>
    </output>
  )
}

/** The time, each second, once the browser runs. */
function useNow(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
