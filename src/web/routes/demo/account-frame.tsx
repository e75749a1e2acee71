import { useEffect, useRef } from 'react'
import { Link, NavigationType, NavLink, Outlet, useLocation, useNavigationType } from 'react-router'
import { accountWords, screenNames, type ScreenName, shopName } from '#content/live-demo/screens.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { BrandMark } from './brand/brand-mark.tsx'
import { BrandStyle } from './brand/brand-style.tsx'
import { useBrand } from './brand/use-brand.ts'
import type { DemoStore, Said } from './demo-store.ts'
import { ScreensAhead } from './screens-ahead.tsx'
import { SignIn } from './sign-in.tsx'
import { useDemo, useDemoView } from './use-demo.ts'
import './account-frame.css'
import './account-voice.css'

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

/** The account itself: the shop's own page, in the theme's dress, whatever the visitor's own light is. */
export function AccountFrame({ store }: { store: DemoStore }) {
  const { state, said, isAwake } = useDemoView()
  const { theme } = useDemo()
  const { brand } = useBrand()
  const scroller = useScreenMoves()
  const isIn = state.session.isSignedIn
  return (
    <div className="demo-stage">
      <div className="account stays-paper" data-theme={theme} data-awake={isAwake || undefined}>
        <BrandStyle colour={brand.colour} theme={theme} />
        <AccountHead isIn={isIn} />
        <div className="account-body" ref={scroller} id="account">
          {isIn && <AccountNav />}
          {isIn && <ScreensAhead screens={ways.map(({ screen }) => screen)} />}
          <main className="account-main">{isIn ? <Outlet /> : <SignIn />}</main>
        </div>
        <Voice said={said} onClose={store.hush} />
      </div>
    </div>
  )
}

function AccountHead({ isIn }: { isIn: boolean }) {
  const { state, act, href } = useDemo()
  const { brand } = useBrand()
  const count = state.basket.reduce((sum, line) => sum + line.count, 0)
  return (
    <header className="account-head">
      <Link className="account-shop" to={href()}>
        {brand.logo && <BrandMark brand={brand} fallback={shopName} />}
        {brand.name ?? shopName}
      </Link>
      {isIn && (
        <div className="account-head-ways">
          <Link className="account-bag" to={href('basket')} aria-label={accountWords.basket(count)}>
            <Icon name="bag" />
            {count > 0 && <b>{count}</b>}
          </Link>
          <button type="button" onClick={() => act({ type: 'session.sign-out' })}>
            {accountWords.signOut}
          </button>
        </div>
      )}
    </header>
  )
}

function AccountNav() {
  const { href } = useDemo()
  return (
    <nav className="account-nav" aria-label={accountWords.nav}>
      <ul>
        {ways.map(({ screen, icon }) => (
          <li key={screen} data-short={icon ? true : undefined}>
            <NavLink to={href(screen === 'home' ? '' : screen)} end={screen === 'home'} prefetch="intent">
              {icon === 'star' ? <Star /> : icon && <Icon name={icon} />}
              {screenNames[screen]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Star() {
  return (
    <svg className="icon" viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
      <path d="M10 2.5 12.2 7.6 17.6 8.100 13.5 11.700 14.700 17 10 14.200 5.300 17 6.500 11.700 2.400 8.100 7.800 7.600Z" />
    </svg>
  )
}

const lingers = 7000

/** What was done, or why not: shown for a while, and read aloud once. */
function Voice({ said, onClose }: { said: Said | undefined; onClose: () => void }) {
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(onClose, lingers)
    return () => clearTimeout(timer)
  }, [said, onClose])
  return (
    <output className="account-voice">
      {said && (
        <div key={said.id} data-tone={said.tone}>
          <Icon name={said.tone === 'refused' ? 'warning' : 'check'} />
          <p>{said.text}</p>
          <button type="button" aria-label={accountWords.close} onClick={onClose}>
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </output>
  )
}

/** A new screen begins at its top with its name; Back returns to where it was left. */
function useScreenMoves() {
  const scroller = useRef<HTMLDivElement>(null)
  const { pathname, key } = useLocation()
  const kind = useNavigationType()
  const places = useRef(new Map<string, number>())
  const isFirst = useRef(true)
  useEffect(() => {
    const box = scroller.current
    const kept = places.current
    if (!box) return
    if (!isFirst.current) {
      box.scrollTop = kind === NavigationType.Pop ? (kept.get(key) ?? 0) : 0
      box.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
    isFirst.current = false
    const keepPlace = () => kept.set(key, box.scrollTop)
    box.addEventListener('scroll', keepPlace, { passive: true })
    return () => box.removeEventListener('scroll', keepPlace)
    // The query (brand, frame) is no new screen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key of a changed query is the same place
  }, [pathname])
  return scroller
}
