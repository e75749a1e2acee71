import { Goods } from '#web/kit/drawings/goods.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { PhoneFrame } from '../mock-ups/phone-frame.tsx'
import './account-look.css'

export interface AccountCopy {
  greeting: string
  shop: string
  points: string
  pointsLabel: string
  order: string
  arrives: string
  goods: string
  more: readonly string[]
  actions: readonly string[]
}

export type Look = 'elite' | 'armani' | 'e-commerce'

interface AccountLookProps {
  look: Look
  /** What the drawing shows. */
  label: string
  account: AccountCopy
}

/** One account, three dresses. The shop's own look, so it stays as it is in the dark. */
export function AccountLook({ look, label, account }: AccountLookProps) {
  const Screen = screens[look]
  return (
    <div className="account-look stays-paper" data-look={look}>
      <PhoneFrame label={label}>
        <Screen {...account} />
      </PhoneFrame>
    </div>
  )
}

/** White, hairlines, air. The order comes first. */
function Elite({ shop, greeting, goods, order, arrives, actions, points, pointsLabel, more }: AccountCopy) {
  return (
    <div className="look-elite">
      <p className="look-elite-shop">{shop}</p>
      <p className="look-elite-greeting">{greeting}</p>
      <div className="look-elite-order">
        <Goods name="vase" />
        <p>
          <b>{arrives}</b>
          <small>
            {order} · {goods}
          </small>
        </p>
      </div>
      <p className="look-elite-actions">
        {actions.map((action) => (
          <span key={action}>{action}</span>
        ))}
      </p>
      <ul>
        <li>
          {pointsLabel} <span className="typed">{points}</span>
        </li>
        {more.map((item) => (
          <li key={item}>
            {item} <Icon name="right" size={16} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Solid blocks, big figures. The points come first. */
function Armani({ shop, greeting, goods, order, arrives, actions, points, pointsLabel, more }: AccountCopy) {
  return (
    <div className="look-armani">
      <div className="look-armani-points">
        <p>
          <b>{shop}</b> {greeting}
        </p>
        <p className="look-armani-figure">{points}</p>
        <p>{pointsLabel}</p>
      </div>
      <div className="look-armani-order">
        <Goods name="vase" />
        <p>
          <b>{arrives}</b>
          <small>
            {order}, {goods}
          </small>
        </p>
      </div>
      <p className="look-armani-actions">
        {actions.map((action) => (
          <b key={action}>{action}</b>
        ))}
      </p>
      <ul>
        {more.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

/** Warm paper, round forms. The goods come first. */
function ECommerce({
  shop,
  greeting,
  goods,
  order,
  arrives,
  actions,
  points,
  pointsLabel,
  more,
}: AccountCopy) {
  return (
    <div className="look-brand">
      <p className="look-brand-shop">{shop}</p>
      <div className="look-brand-arch">
        <Goods name="vase" />
      </div>
      <p className="look-brand-order">
        <b>{arrives}</b>
        <small>
          {goods}, {order.toLowerCase()}
        </small>
      </p>
      <p className="look-brand-actions">
        {actions.map((action) => (
          <span key={action}>{action}</span>
        ))}
      </p>
      <p className="look-brand-points">
        <span>{greeting}</span>
        <span>
          <b>{points}</b> {pointsLabel}
        </span>
      </p>
      <ul>
        {more.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

const screens = { elite: Elite, armani: Armani, 'e-commerce': ECommerce }
