import { memo } from 'react'
import { accountCopy, screenNames, type ScreenName } from '#content/account/screens.ts'
import { Icon, type IconName } from '#web/kit/foundations/icon.tsx'
import { isShown } from './account-state.ts'
import { ScreenLink } from './parts/screen-link.tsx'
import { starOutline } from './parts/star.ts'
import { useAccountContext, useAccountPart } from './use-account.ts'

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

/** `screen` is the one that is shown, such as `orders/10482`. Home is the empty text. */
export const AccountNav = memo(function AccountNav({ screen: shown }: { screen: string }) {
  const { href } = useAccountContext()
  const capabilities = useAccountPart((state) => state.capabilities)
  const current = shown.split('/')[0] || 'home'
  return (
    <nav className="account-nav" aria-label={accountCopy.nav}>
      <ul>
        {ways
          .filter(({ screen }) => isShown(screen, capabilities))
          .map(({ screen, icon }) => (
            <li key={screen} data-short={icon ? true : undefined}>
              <ScreenLink
                to={href(screen === 'home' ? '' : screen)}
                aria-current={screen === current ? 'page' : undefined}
              >
                {icon === 'star' ? <Star /> : icon && <Icon name={icon} />}
                {screenNames[screen]}
              </ScreenLink>
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
