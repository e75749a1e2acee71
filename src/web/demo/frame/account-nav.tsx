import { memo } from 'react'
import { accountWords, screenNames, type ScreenName } from '#content/demo/screens.ts'
import { Icon, type IconName } from '#web/kit/foundations/icon.tsx'
import { ScreenLink } from '../parts/screen-link.tsx'
import { starOutline } from '../parts/star.ts'
import { useDemoPlace, useScreen } from './use-demo.ts'

/** The order of the side list; the telephone shows those with an icon. */
const ways: readonly { screen: ScreenName; icon?: IconName | 'star' }[] = [
  { screen: 'home', icon: 'store' },
  { screen: 'orders', icon: 'box' },
  { screen: 'returns' },
  { screen: 'wishlist', icon: 'heart' },
  { screen: 'points', icon: 'star' },
  { screen: 'subscriptions' },
  { screen: 'reviews' },
  { screen: 'viewed' },
  { screen: 'addresses' },
  { screen: 'profile', icon: 'user' },
  { screen: 'security' },
]

export const AccountNav = memo(function AccountNav() {
  // An order lies below the orders: /demo/elite/orders/10482
  const open = useScreen().split('/')[0] || 'home'
  return (
    <nav className="account-nav" aria-label={accountWords.nav}>
      <ul>
        {ways.map(({ screen, icon }) => (
          <Way key={screen} {...{ screen, icon }} isHere={screen === open} />
        ))}
      </ul>
    </nav>
  )
})

interface WayProps {
  screen: ScreenName
  icon: IconName | 'star' | undefined
  isHere: boolean
}

const Way = memo(function Way({ screen, icon, isHere }: WayProps) {
  const { href } = useDemoPlace()
  return (
    <li data-short={icon ? true : undefined}>
      <ScreenLink to={href(screen === 'home' ? '' : screen)} aria-current={isHere ? 'page' : undefined}>
        {icon === 'star' ? <Star /> : icon && <Icon name={icon} />}
        {screenNames[screen]}
      </ScreenLink>
    </li>
  )
})

function Star() {
  return (
    <svg className="icon" viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
      <path d={starOutline} />
    </svg>
  )
}
