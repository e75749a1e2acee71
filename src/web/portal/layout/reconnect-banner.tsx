import { portal } from '#content/portal/portal.ts'
import { useConnectStore } from '../use-connect-store.ts'
import { usePortal } from './portal-context.ts'

const { reconnect: copy } = portal.banners

/** For those who may connect a store with the way to it, for others with whom to ask. */
export function ReconnectBanner({ shop }: { shop: string }) {
  const mayConnect = usePortal().may('apps:activate')
  const { busy, connect } = useConnectStore(shop)
  return (
    <aside className="portal-banner" data-surface="pink" aria-label={copy.name}>
      <p>
        <b>{copy.title(shop)}</b> {mayConnect ? copy.text : copy.others}
      </p>
      {mayConnect && (
        <button type="button" aria-busy={busy} onClick={() => void (busy || connect())}>
          {copy.action}
        </button>
      )}
    </aside>
  )
}
