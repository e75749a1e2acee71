import type { ReactNode } from 'react'
import { findVariant, type ProductId, productOf } from '#shop-model/catalogue.ts'
import { Goods } from '#web/kit/drawings/goods.tsx'

/** A drawing of the product in the chosen colour. */
export function Picture({ product, variant = '', size = 'small' }: PictureProps) {
  return (
    <span className="account-picture" data-size={size} data-colour={`${product}-${variant}`}>
      <Goods name={product} />
    </span>
  )
}

interface PictureProps {
  product: ProductId
  variant?: string
  size?: 'small' | 'medium' | 'large'
}

interface ItemProps {
  product: ProductId
  variant: string
  /** Below the name, after the variant. */
  note?: ReactNode
  /** At the end of the row: a price, a button. */
  children?: ReactNode
}

export function Item({ product, variant, note, children }: ItemProps) {
  return (
    <div className="account-item">
      <Picture product={product} variant={variant} />
      <div className="account-item-text">
        <b>{productOf(product).name}</b>
        <span>
          {findVariant(product, variant)?.name}
          {note && <> · {note}</>}
        </span>
      </div>
      {children && <div className="account-item-end">{children}</div>}
    </div>
  )
}

/** A short status. */
export function Tag({ children, tone = 'plain' }: { children: ReactNode; tone?: 'plain' | 'live' | 'off' }) {
  return (
    <span className="account-tag" data-tone={tone}>
      {children}
    </span>
  )
}

/** Names and values, one per row. */
export function DetailList({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="account-details">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
