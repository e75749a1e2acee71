import { type ComponentType, memo, startTransition, useDeferredValue, useEffect, useState } from 'react'
import { shopSideIntro } from '#content/demo/screens.ts'
import { hasBegun } from '../frame/demo-store.ts'
import { laterPart } from '../frame/later-part.ts'
import { useDemoPlace, useDemoView } from '../frame/use-demo.ts'

/** Nothing of it is needed before somebody is at the door, so it is fetched when a hand comes near the form. */
const whenShopSideIsHere = laterPart(() => import('./shop-side.tsx'))
export const fetchShopSide = () => whenShopSideIsHere()

/** Where the merchant's side stands: a column beside the account, or a fold at its foot. */
export const ShopSideColumn = memo(function ShopSideColumn() {
  // A hand is answered on its own side of the table first.
  const isWanted = useDeferredValue(useDemoView(hasBegun))
  const [ShopSide, setShopSide] = useState<ComponentType>()
  const { store } = useDemoPlace()
  useEffect(() => {
    if (!isWanted || ShopSide) return undefined
    const ask = () => whenShopSideIsHere((part) => startTransition(() => setShopSide(() => part)))
    // If it does not come, it is asked for again at the next act, and when the line is back.
    let { state } = store.read()
    const stop = store.subscribe(() => {
      if (store.read().state === state) return
      ;({ state } = store.read())
      ask()
    })
    addEventListener('online', ask)
    ask()
    return () => {
      stop()
      removeEventListener('online', ask)
    }
  }, [isWanted, ShopSide, store])
  return <div className="demo-shop-side">{isWanted && ShopSide ? <ShopSide /> : <Intro />}</div>
})

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
