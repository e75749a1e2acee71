import type { ReactNode } from 'react'
import { orderCopy } from '#content/account/screens.ts'
import { findVariant, type ProductId, productOf } from '#shop-model/catalogue.ts'
import type { AccountPicture, BillRow } from '../account-state.ts'
import { useAccount, usePlayed } from '../use-account.ts'
import { Goods } from '#web/kit/drawings/goods.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'

interface PictureProps {
  picture: AccountPicture
  size?: 'small' | 'medium' | 'large'
}

/** A drawing in the chosen colour, the store's photograph, or a box where it has none. */
export function Picture({ picture, size = 'small' }: PictureProps) {
  if (picture && 'goods' in picture) {
    const { goods, variant } = picture
    return (
      <span className="account-picture" data-size={size} data-colour={`${goods}-${variant}`}>
        <Goods name={goods} />
      </span>
    )
  }
  return (
    <span className="account-picture" data-size={size}>
      {picture ? <img src={picture.url} alt={picture.alt} loading="lazy" /> : <Icon name="box" />}
    </span>
  )
}

interface ItemProps {
  picture: AccountPicture
  name: string
  variant: string
  /** Below the name, after the variant. */
  note?: ReactNode
  /** At the end of the row: a price, a button. */
  children?: ReactNode
}

export function Item({ picture, name, variant, note, children }: ItemProps) {
  return (
    <div className="account-item">
      <Picture picture={picture} />
      <div className="account-item-text">
        <b>{name}</b>
        <span>
          {variant}
          {note && (variant ? <> · {note}</> : note)}
        </span>
      </div>
      {children && <div className="account-item-end">{children}</div>}
    </div>
  )
}

interface ProductItemProps extends Pick<ItemProps, 'note' | 'children'> {
  product: ProductId
  variant: string
}

/** A product of the played store. */
export function ProductItem({ product, variant, ...rest }: ProductItemProps) {
  const played = usePlayed()
  return (
    <Item
      picture={{ goods: product, variant }}
      name={productOf(played, product).name}
      variant={findVariant(played, product, variant)?.name ?? ''}
      {...rest}
    />
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

/** What an order costs. */
export function BillList({ rows }: { rows: readonly BillRow[] }) {
  const { format } = useAccount()
  return (
    <DetailList
      rows={rows.map(({ term, label, text, sum }) => [
        label ?? orderCopy.bill[term],
        text ?? format.money(sum ?? 0),
      ])}
    />
  )
}

export function AddressLines({ lines }: { lines: readonly string[] }) {
  return <address className="account-address">{lines.join('\n')}</address>
}
