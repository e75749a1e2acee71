import { memo } from 'react'
import { shopSideIntro } from '#content/demo/screens.ts'
import { hasBegun } from '../frame/demo-store.ts'
import { useDemoView } from '../frame/use-demo.ts'
import { ShopSide } from './shop-side.tsx'

/** The merchant's side: a column beside the account, or a drawer below it in narrow windows. */
export const ShopSideColumn = memo(function ShopSideColumn() {
  return <div className="demo-shop-side">{useDemoView(hasBegun) ? <ShopSide /> : <Intro />}</div>
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
