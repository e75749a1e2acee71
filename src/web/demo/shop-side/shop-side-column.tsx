import { type ComponentType, memo, useEffect, useId, useState } from 'react'
import { shopSideIntro } from '#content/demo/screens.ts'
import { hasStarted } from '../frame/demo-store.ts'
import { stateOf, useDemoView } from '../frame/use-demo.ts'

/** The merchant's side: a column beside the account, or a drawer below it in narrow windows. */
export const ShopSideColumn = memo(function ShopSideColumn() {
  const isStarted = useDemoView(hasStarted)
  const ShopSide = useShopSide(isStarted)
  return <div className="demo-shop-side">{isStarted && ShopSide ? <ShopSide /> : <Intro />}</div>
})

/** Loads the script when the visitor starts. If that fails, it tries again after the next action and when online. */
function useShopSide(isStarted: boolean): ComponentType | undefined {
  const [ShopSide, setShopSide] = useState<ComponentType>()
  const state = useDemoView(stateOf)
  useEffect(() => {
    if (!isStarted || ShopSide) return undefined
    const load = () =>
      void import('./shop-side.tsx').then(
        (module) => setShopSide(() => module.ShopSide),
        () => {},
      )
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [isStarted, ShopSide, state])
  return ShopSide
}

function Intro() {
  const id = useId()
  return (
    <section className="demo-shop-side-intro" aria-labelledby={id}>
      <h2 id={id}>{shopSideIntro.title}</h2>
      <p>{shopSideIntro.lead}</p>
      <ol>
        {shopSideIntro.try.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  )
}
