import { type StockedList, StockedLists } from '../figures/stocked-lists.tsx'
import './coupon-sheet.css'

interface CouponSheetProps {
  modules: readonly StockedList<'canary' | 'pink'>[]
}

/** Every feature is a coupon, numbered through, on one perforated sheet. The stock says which module it is of. */
export function CouponSheet({ modules }: CouponSheetProps) {
  return <StockedLists className="coupon-sheet" modules={modules} />
}
