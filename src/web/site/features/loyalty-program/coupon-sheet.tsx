import { type ModuleList, ModuleLists } from '../figures/module-lists.tsx'
import './coupon-sheet.css'

interface CouponSheetProps {
  modules: readonly ModuleList<'canary' | 'pink'>[]
}

/** Every feature is a coupon, numbered through, on one perforated sheet. The surface says which module it belongs to. */
export function CouponSheet({ modules }: CouponSheetProps) {
  return <ModuleLists className="coupon-sheet" modules={modules} />
}
