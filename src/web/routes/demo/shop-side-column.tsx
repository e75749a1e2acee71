import { lazy, Suspense } from 'react'
import { shopSideIntro } from '#content/live-demo/screens.ts'
import { useDemoView } from './use-demo.ts'

/** Nothing of it is needed before somebody is at the door, so it comes with the first code. */
const ShopSide = lazy(() => import('./shop-side/shop-side.tsx'))

/** Where the merchant's side stands: a column beside the account, or a fold at its foot. */
export function ShopSideColumn() {
  const { state, isAwake } = useDemoView()
  const { isSignedIn, code } = state.session
  const hasBegun = isAwake && (isSignedIn || code !== undefined)
  return (
    <div className="demo-shop-side">
      {hasBegun ? (
        <Suspense fallback={<Intro />}>
          <ShopSide />
        </Suspense>
      ) : (
        <Intro />
      )}
    </div>
  )
}

function Intro() {
  return (
    <div className="demo-shop-side-intro">
      <h2>{shopSideIntro.title}</h2>
      <p>{shopSideIntro.lead}</p>
      <ol>
        {shopSideIntro.try.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </div>
  )
}
