import { type ComponentType, memo, startTransition, useEffect, useId, useState } from 'react'
import { shopSideIntro } from '#content/demo/demo-bar.ts'
import { hasStarted } from '../frame/demo-store.ts'
import { useDemoContext, useDemoView } from '../frame/use-demo.ts'

/** The merchant's side: a column beside the account, or a drawer below it in narrow windows. */
export const ShopSideColumn = memo(function ShopSideColumn() {
  const { store } = useDemoContext()
  const isStarted = useDemoView(hasStarted)
  const [ShopSide, setShopSide] = useState<ComponentType>()
  // The script loads when the visitor starts. If that fails, the next action and the `online` event try again.
  useEffect(() => {
    if (!isStarted || ShopSide) return undefined
    let { state } = store.readView()
    const load = () =>
      void import('./shop-side.tsx').then(
        (module) => startTransition(() => setShopSide(() => module.ShopSide)),
        () => {},
      )
    const loadAfterAction = () => {
      if (store.readView().state === state) return
      ;({ state } = store.readView())
      load()
    }
    load()
    addEventListener('online', load)
    const unsubscribe = store.subscribe(loadAfterAction)
    return () => {
      removeEventListener('online', load)
      unsubscribe()
    }
  }, [isStarted, ShopSide, store])
  return <div className="demo-shop-side">{isStarted && ShopSide ? <ShopSide /> : <Intro />}</div>
})

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
      <p>{shopSideIntro.note}</p>
    </section>
  )
}
