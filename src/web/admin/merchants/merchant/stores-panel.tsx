import { storesPanel as copy } from '#content/admin/stores.ts'
import { messageNames, messageStateNames } from '#content/shared/message-names.ts'
import type { StaffStore } from '#contract/staff/stores.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import './stores-panel.css'

const isWell = ({ state, missing_scopes: missing }: StaffStore) =>
  (state === 'live' || state === 'importing') && missing.length === 0

export const storesState = (stores: readonly StaffStore[]) =>
  copy.state(stores.length, stores.filter((store) => !isWell(store)).length)

/** How each store stands, without a visit: nothing here is about a shopper. */
export function StoresPanel({ stores }: { stores: readonly StaffStore[] }) {
  return (
    <Panel id="stores" wide lit={stores.some(isWell)} state={storesState(stores)}>
      {stores.length === 0 && <p>{copy.none}</p>}
      {stores.map((store) => (
        <section key={store.outlet_id} className="staff-store" aria-label={store.shop}>
          <h3>
            {store.outlet_name}
            {!isWell(store) && <Badge tone="alert">{copy.states[store.state]}</Badge>}
          </h3>
          {store.outlet_name !== store.shop && <p className="typed">{store.shop}</p>}
          <StoreFacts store={store} />
          <Ask store={store} />
        </section>
      ))}
    </Panel>
  )
}

function StoreFacts({ store }: { store: StaffStore }) {
  const { terms } = copy
  const isConnected = store.state !== 'open' && store.state !== 'left' && store.state !== 'refused'
  return (
    <KeyValueList
      rows={[
        { term: terms.state, value: <Standing store={store} /> },
        { term: terms.fault, value: <LastFault fault={store.last_fault} /> },
        {
          term: terms.webhook,
          value: store.last_webhook_at ? <FormattedDate at={store.last_webhook_at} /> : copy.noWebhook,
        },
        { term: terms.webhooks, value: copy.webhooks(store.order_webhooks, store.new_orders) },
        { term: terms.scopes, value: isConnected ? copy.scopes(store.missing_scopes) : copy.noScopes },
        {
          term: terms.order,
          value: store.last_order ? (
            <>
              {store.last_order.name}, <FormattedDate at={store.last_order.at} />
            </>
          ) : (
            copy.noOrder
          ),
        },
        { term: terms.message, value: <LastMessage message={store.last_message} /> },
      ]}
    />
  )
}

function Standing({ store: { state, since, done, total } }: { store: StaffStore }) {
  return (
    <>
      {copy.states[state]}
      {since && (
        <>
          {' '}
          {copy.since[state]} <FormattedDate at={since} />
        </>
      )}
      {state === 'importing' &&
        `. ${total === 0 ? copy.begin : copy.progress(done.toLocaleString('en-GB'), total.toLocaleString('en-GB'))}`}
      {state === 'open' && `. ${copy.open}`}
    </>
  )
}

function LastFault({ fault }: { fault: StaffStore['last_fault'] }) {
  if (!fault) return copy.noFault
  return (
    <>
      {copy.faults[fault.fault]}, <FormattedDate at={fault.at} /> ({fault.is_over ? copy.isOver : copy.isNow})
    </>
  )
}

function LastMessage({ message }: { message: StaffStore['last_message'] }) {
  if (!message) return copy.noMessage
  const { event, channel, state, at } = message
  return (
    <>
      {messageNames.events[event]}
      {channel && `, ${messageNames.channels[channel]}`}: {messageStateNames[state]},{' '}
      <FormattedDate at={at} />
    </>
  )
}

/** The button, or why it is not there. */
function Ask({ store: { outlet_id: outletId, state, asked, may_ask: answer } }: { store: StaffStore }) {
  const { run, busy } = useApiAction()
  const { ask } = copy
  return (
    <div className="staff-store-ask">
      {asked && (
        <p>
          {ask.askedOn} <FormattedDate at={asked.at} /> {ask.by(asked.by)} {answer === 'asked' && ask.again}
        </p>
      )}
      {answer === 'yes' && (
        <>
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            aria-describedby={`ask-${outletId}`}
            onClick={() =>
              void run(
                'adminAskReconnect',
                { outlet_id: outletId },
                { done: ask.done, message: () => ask.doneText },
              )
            }
          >
            {busy ? ask.busy : ask.button(state !== 'open')}
          </Button>
          <p className="page-aside" id={`ask-${outletId}`}>
            {ask.hint}
          </p>
        </>
      )}
      {answer !== 'yes' && answer !== 'asked' && <p className="page-aside">{copy.whyNot[answer]}</p>}
    </div>
  )
}
