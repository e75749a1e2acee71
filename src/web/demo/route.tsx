import { useEffect, useState } from 'react'
import { data, isRouteErrorResponse, redirect, useRouteError } from 'react-router'
import { demoBar } from '#content/demo/demo-bar.ts'
import { demoRateCard } from '#content/demo/rate-card.ts'
import { accountCopy, notFoundCopy, themeNames } from '#content/account/screens.ts'
import { readPublicRates } from '#domain/money/rates/read-public-rates.ts'
import { countPage } from '#web/client/analytics/count-page.ts'
import { requestContext } from '#web/request-context.server.ts'
import type { Route } from './+types/route.ts'
// The styles of all screens come with the first page, so that no screen waits for its own.
import '#web/account/account.css'
import '#web/account/parts/action.css'
import '#web/account/parts/fields.css'
import '#web/account/themes/elite.css'
import '#web/account/themes/armani.css'
import '#web/account/themes/e-commerce.css'
import '#web/account/parts/item.css'
import '#web/account/parts/picture.css'
import '#web/account/parts/screen.css'
import '#web/account/screens/home/home.css'
import '#web/account/screens/order/order.css'
import '#web/account/screens/points/points.css'
import '#web/account/screens/points/points-more.css'
import { AccountFrame } from '#web/account/frame/account-frame.tsx'
import { DemoBar } from './frame/demo-bar.tsx'
import { DemoStore } from './frame/demo-store.ts'
import { useFocusFallback } from '#web/account/parts/use-focus-fallback.ts'
import { SignIn } from './sign-in/sign-in.tsx'
import { ShopSideColumn } from './shop-side/shop-side-column.tsx'
import { AccountContext } from '#web/account/use-account.ts'
import { DemoContext, isTheme, useDemoContextValue } from './frame/use-demo.ts'
import './demo.css'
import './frame/account-frame.css'
import '#web/kit/drawings/drawing.css'
import '#web/account/screens/edit-order/edit-order.css'
import '#web/account/screens/invoice/invoice.css'
import '#web/account/screens/orders/orders.css'
import '#web/account/screens/reviews/reviews.css'
import '#web/account/screens/security/security.css'
import '#web/account/screens/viewed/viewed.css'

/** The demo starts at the server's time, so that the first page already shows the right seconds. */
export async function loader({ params: { theme }, context }: Route.LoaderArgs) {
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer 404
  if (!isTheme(theme)) throw data(null, 404)
  const ctx = context.get(requestContext)
  const { clock, settings } = ctx
  const elsewhere = settings.themeDemos[theme]
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to redirect
  if (elsewhere) throw redirect(elsewhere)
  return {
    title: demoBar.title,
    now: clock.now().getTime(),
    rateCard: demoRateCard(await readPublicRates(ctx)),
  }
}

/** After the first page everything happens in the browser. */
export const shouldRevalidate = () => false

export const handle = { inlineStyle: true }

export default function Demo({ loaderData }: Route.ComponentProps) {
  const [store] = useState(() => new DemoStore(loaderData.now))
  const demo = useDemoContextValue(store, loaderData.rateCard)
  useEffect(countPage, [])
  useFocusFallback()
  useEffect(() => {
    store.restore()
    const timer = setInterval(() => {
      store.tick()
      store.save()
    }, 250)
    addEventListener('pagehide', store.save)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', store.save)
    }
  }, [store])
  return (
    <DemoContext value={demo}>
      <AccountContext value={demo}>
        <div className="demo" data-frame={demo.query.get('frame') === 'phone' ? 'phone' : 'desktop'}>
          <DemoBar />
          <div className="demo-table">
            <div className="demo-stage">
              <AccountFrame signIn={<SignIn />} />
            </div>
            <ShopSideColumn />
          </div>
        </div>
      </AccountContext>
    </DemoContext>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) ? <NoSuchTheme /> : <ScreenNotLoaded />
}

function NoSuchTheme() {
  return (
    <main className="demo-missing wrap">
      <h1>{notFoundCopy.themeTitle}</h1>
      <p className="lead">{notFoundCopy.themeLead}</p>
      <ul>
        {Object.entries(themeNames).map(([id, name]) => (
          <li key={id}>
            <a className="text-link" href={`/demo/${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}

/** The router could not ask which script a screen has. The account is saved in the tab, so a reload loses nothing. */
function ScreenNotLoaded() {
  return (
    <main className="demo-missing wrap" role="alert">
      <p className="lead">{accountCopy.lost}</p>
      <button type="button" className="text-link" onClick={() => location.reload()}>
        {accountCopy.again}
      </button>
    </main>
  )
}
