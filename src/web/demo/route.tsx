import { useEffect, useState, useSyncExternalStore } from 'react'
import { data, isRouteErrorResponse, redirect, useRouteError } from 'react-router'
import { demoBar, missingWords, themeNames } from '#content/demo/screens.ts'
import { countPage } from '#web/client/analytics/count-page.ts'
import { requestContext } from '#web/request-context.server.ts'
import type { Route } from './+types/route.ts'
// The style of all screens comes with the first: none of them waits for one when it is opened.
import './parts/action.css'
import './parts/fields.css'
import { AccountFrame } from './frame/account-frame.tsx'
import { afterPicture } from './frame/after-picture.ts'
import { DemoBar } from './frame/demo-bar.tsx'
import { type DemoAddress, isTheme } from './frame/demo-address.ts'
import { useNewPlace } from './frame/demo-place.ts'
import { DemoStore } from './frame/demo-store.ts'
import { useKeptFocus } from './parts/keep-focus.ts'
import { findScreen } from './screens/find-screen.ts'
import { ShopSideColumn } from './shop-side/shop-side-column.tsx'
import { DemoContext } from './frame/use-demo.ts'
import './demo.css'
import './themes/elite.css'
import './themes/armani.css'
import './themes/e-commerce.css'
import '#web/kit/drawings/drawing.css'
import './parts/item.css'
import './parts/screen.css'
import './screens/edit-order/edit-order.css'
import './screens/home/home.css'
import './screens/invoice/invoice.css'
import './screens/order/order.css'
import './screens/orders/orders.css'
import './screens/points/points.css'
import './screens/reviews/reviews.css'
import './screens/security/security.css'
import './screens/viewed/viewed.css'

/** The server's clock begins the demo, so that the first page is drawn with its seconds already right. */
export function loader({ params: { theme, '*': screen }, context }: Route.LoaderArgs) {
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer 404
  if (!isTheme(theme)) throw data(null, 404)
  const { clock, settings } = context.get(requestContext)
  const elsewhere = settings.themeDemos[theme]
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to send on
  if (elsewhere) throw redirect(elsewhere)
  const isThere = findScreen(screen).id !== 'missing'
  return data({ now: clock.now().getTime() }, isThere ? 200 : 404)
}

/** Everything after the first page happens in the browser. */
export const shouldRevalidate = () => false

export const handle = { inlineStyle: true }

const titleOf = (screen: string) => `${findScreen(screen).title} · ${demoBar.title}`

/** No search engine is to find an invented account. */
export const meta = ({ params }: Route.MetaArgs) => [
  { title: titleOf(params['*']) },
  { name: 'robots', content: 'noindex' },
]

export default function Demo({ loaderData }: Route.ComponentProps) {
  const [store] = useState(() => new DemoStore(loaderData.now))
  const place = useNewPlace(store)
  useTitle(place.address)
  useEffect(countPage, [])
  useKeptFocus()
  useEffect(() => {
    store.wake()
    const timer = setInterval(() => {
      store.tick()
      store.keep()
    }, 250)
    addEventListener('pagehide', store.keep)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', store.keep)
    }
  }, [store])
  return (
    <DemoContext value={place}>
      <div className="demo" data-frame={place.query.get('frame') === 'phone' ? 'phone' : 'desktop'}>
        <DemoBar />
        <div className="demo-table">
          <AccountFrame />
          <ShopSideColumn />
        </div>
      </div>
    </DemoContext>
  )
}

/** The browser's tab names the screen that is open; the router knows of the first alone. */
function useTitle(address: DemoAddress): void {
  const read = () => address.read().screen
  const screen = useSyncExternalStore(address.subscribe, read, read)
  useEffect(
    () =>
      afterPicture(() => {
        document.title = titleOf(screen)
      }),
    [screen],
  )
}

/** A theme that does not exist. Anything else is a fault, and the root answers it. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) throw error
  return (
    <main className="demo-missing wrap">
      <h1>{missingWords.themeTitle}</h1>
      <p className="lead">{missingWords.themeLead}</p>
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
