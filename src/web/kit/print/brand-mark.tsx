import { type BrandInks, monogramOf, type ShopBrand } from '#contract/demo/shop-brand.ts'
import { outlineOf } from '#rules/stamp-outline.ts'
import './brand-mark.css'

interface BrandMarkProps {
  brand: ShopBrand
  /** The shop's name where the visitor gave none. */
  fallback: string
  /** Its colours; without them it is printed in whatever ink the text around it has. */
  inks?: Pick<BrandInks, 'fill' | 'onFill' | 'text'>
}

/** The logo as its stamp, or a monogram where there is none. Beside the name it says nothing of its own. */
export function BrandMark({ brand: { name, logo }, fallback, inks }: BrandMarkProps) {
  if (logo) {
    return (
      <svg className="brand-mark" viewBox={`0 0 ${logo.width} ${logo.height}`} aria-hidden="true">
        <path d={outlineOf(logo)} fill={inks?.text ?? 'currentcolor'} fillRule="evenodd" />
      </svg>
    )
  }
  return (
    <svg className="brand-mark" viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill={inks?.fill ?? 'currentcolor'} />
      <text
        className="brand-mark-letters"
        x="24"
        y="24"
        dy=".36em"
        textAnchor="middle"
        {...(inks ? { fill: inks.onFill } : { 'data-cut': true })}
      >
        {monogramOf(name ?? fallback)}
      </text>
    </svg>
  )
}
