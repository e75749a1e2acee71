import { useEffect, useMemo, useState } from 'react'
import { data } from 'react-router'
import { liveCopy } from '#content/account/live.ts'
import { fault } from '#content/shared/error-page.ts'
import { authenticateShopper } from '#domain/shoppers/shopper-session.ts'
import { viewStore } from '#domain/shoppers/view-store.ts'
import { readLogo } from '#rules/one-ink-logo.ts'
import { requestContext } from '#web/request-context.server.ts'
import { AccountFrame } from '../frame/account-frame.tsx'
import { useFocusFallback } from '../parts/use-focus-fallback.ts'
import { AccountContext, type AccountContextValue } from '../use-account.ts'
import type { Route } from './+types/route.ts'
import { LiveStore } from './live-store.ts'
import { loadParts } from './load-parts.server.ts'
import { LiveContext } from './use-live.ts'
import { SignIn } from './sign-in/sign-in.tsx'
// The styles of all screens come with the first page, so that no screen waits for its own.
import '../account.css'
import '../parts/action.css'
import '../parts/fields.css'
import '../themes/elite.css'
import '../themes/armani.css'
import '../themes/e-commerce.css'
import '../themes/dark.css'
import '../parts/item.css'
import '../parts/picture.css'
import '../parts/screen.css'
import '../screens/home/home.css'
import '../screens/edit-order/edit-order.css'
import '../screens/order/order.css'
import '../screens/orders/orders.css'
import '../screens/invoice/invoice.css'
import '../screens/security/security.css'
import './live.css'

const base = '/account'

/** The store of this host, who is signed in, and what the first screen shows. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const { accountHost } = ctx
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer 404
  if (!accountHost) throw data(null, 404)
  const store = { ...ctx, accountHost }
  const [view, shopper] = await Promise.all([viewStore(store), authenticateShopper(store)])
  const path = new URL(request.url).pathname.replace(/\.data$/, '').slice(base.length + 1)
  return {
    title: view.brand.name,
    now: ctx.clock.now().getTime(),
    view,
    parts: shopper && view.is_connected ? await loadParts(shopper, path.replace(/\/$/, '')) : [],
  }
}

/** After the first page the store in the browser asks for what a screen needs. */
export const shouldRevalidate = () => false

export const handle = { inlineStyle: true }

export default function StoreAccount({ loaderData: { now, view, parts } }: Route.ComponentProps) {
  const [store] = useState(() => new LiveStore(view, now, parts))
  useFocusFallback()
  useEffect(() => store.begin(Intl.DateTimeFormat().resolvedOptions().timeZone), [store])
  const { theme, brand, ways, is_connected: isConnected } = view
  const account = useMemo(
    (): AccountContextValue => ({
      store,
      theme,
      brand: {
        name: brand.name,
        colour: brand.colour ?? undefined,
        logo: readLogo(brand.logo ?? ''),
      },
      shop: brand.name,
      base,
      href: (screen = '') => `${base}${screen && `/${screen}`}`,
      followsScheme: true,
    }),
    [store, theme, brand],
  )
  const live = useMemo(() => ({ store, ways, isConnected }), [store, ways, isConnected])
  return (
    <LiveContext value={live}>
      <AccountContext value={account}>
        <div className="account-page" data-frame="desktop">
          <a className="skip-link" href="#account">
            {liveCopy.skip}
          </a>
          <AccountFrame signIn={<SignIn />} />
        </div>
      </AccountContext>
    </LiveContext>
  )
}

export function ErrorBoundary() {
  return (
    <main className="account-fault wrap" role="alert">
      <h1>{fault.title}</h1>
      <p className="lead">{fault.message}</p>
      <a className="text-link" href={base}>
        {fault.again}
      </a>
    </main>
  )
}
