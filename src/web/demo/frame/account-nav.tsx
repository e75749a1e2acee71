import { memo } from 'react'
import { NavLink } from 'react-router'
import { accountCopy, screenNames, type ScreenName } from '#content/demo/screens.ts'
import { Icon, type IconName } from '#web/kit/foundations/icon.tsx'
import { starOutline } from '../parts/star.ts'
import { useDemoContext } from './use-demo.ts'

/** In the order of the navigation. Narrow frames show only those with an icon. */
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
  const { href } = useDemoContext()
  return (
    <nav className="account-nav" aria-label={accountCopy.nav}>
      <ul>
        {ways.map(({ screen, icon }) => (
          <li key={screen} data-short={icon ? true : undefined}>
            <NavLink prefetch="intent" end={screen === 'home'} to={href(screen === 'home' ? '' : screen)}>
              {icon === 'star' ? <Star /> : icon && <Icon name={icon} />}
              {screenNames[screen]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
})

function Star() {
  return (
    <svg className="icon" viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
      <path d={starOutline} />
    </svg>
  )
}
