import { lazy, Suspense } from 'react'
import { useDemoView } from './use-demo.ts'

/** Nothing of it is needed for the account to stand there, so it comes after. */
const ShopSide = lazy(() => import('./shop-side/shop-side.tsx'))

/** Where the merchant's side stands: a column beside the account, or a fold at its foot. */
export function ShopSideColumn() {
  const { isAwake } = useDemoView()
  return (
    <div className="demo-shop-side">
      <Suspense fallback={null}>{isAwake && <ShopSide />}</Suspense>
    </div>
  )
}
