import { memo, useEffect, useRef } from 'react'
import { Outlet } from 'react-router'
import { accountCopy, shopName } from '#content/demo/screens.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { AccountNav } from './account-nav.tsx'
import { BrandMark } from '#web/kit/print/brand-mark.tsx'
import { BrandStyle } from '../brand/brand-style.tsx'
import type { DemoView, Notice } from './demo-store.ts'
import { ScreenLink } from '../parts/screen-link.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { useDemoContext, useDemoView, useScreen } from './use-demo.ts'
import { useScreenChange } from './use-screen-change.ts'
import './account-frame.css'
import './account-notice.css'

const isSignedIn = ({ state }: DemoView) => state.session.isSignedIn
const thingsInBasket = ({ state }: DemoView) => state.basket.reduce((sum, line) => sum + line.count, 0)

/** The customer account in the chosen theme. It is always light: a merchant's page does not follow our dark mode. */
export const AccountFrame = memo(function AccountFrame() {
  const { theme, brand } = useDemoContext()
  const isIn = useDemoView(isSignedIn)
  const screen = useScreen()
  const body = useRef<HTMLDivElement>(null)
  const onScroll = useScreenChange(body)
  return (
    <div className="demo-stage">
      <div className="account stays-paper" data-theme={theme}>
        <BrandStyle colour={brand.colour} theme={theme} />
        <AccountHead isIn={isIn} />
        <div className="account-body" data-in={isIn || undefined} ref={body} id="account" onScroll={onScroll}>
          {isIn && <AccountNav />}
          {/* Each screen starts with its own state, also where two addresses share a route. */}
          <main className="account-main">{isIn ? <Outlet key={screen} /> : <SignIn />}</main>
        </div>
        <NoticeBar />
      </div>
    </div>
  )
})

const AccountHead = memo(function AccountHead({ isIn }: { isIn: boolean }) {
  const { store, brand, href } = useDemoContext()
  const count = useDemoView(thingsInBasket)
  return (
    <header className="account-head">
      <ScreenLink className="account-shop" to={href()}>
        {brand.logo && <BrandMark brand={brand} fallback={shopName} />}
        {brand.name ?? shopName}
      </ScreenLink>
      {isIn && (
        <div className="account-head-ways">
          <ScreenLink className="account-bag" to={href('basket')} aria-label={accountCopy.basket(count)}>
            <Icon name="bag" />
            {count > 0 && <b>{count}</b>}
          </ScreenLink>
          <button type="button" onClick={() => store.dispatch({ type: 'session.sign-out' })}>
            {accountCopy.signOut}
          </button>
        </div>
      )}
    </header>
  )
})

const noticeTime = 7000

/** The result of the last action. It disappears after a few seconds. */
const NoticeBar = memo(function NoticeBar() {
  const { dismissNotice } = useDemoContext().store
  const notice = useDemoView((view): Notice | undefined => view.notice)
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(dismissNotice, noticeTime)
    return () => clearTimeout(timer)
  }, [notice, dismissNotice])
  return (
    <output className="account-notice">
      {notice && (
        <div key={notice.id} data-tone={notice.tone}>
          <Icon name={notice.tone === 'refused' ? 'warning' : 'check'} />
          <p>{notice.text}</p>
          <button type="button" aria-label={accountCopy.close} onClick={dismissNotice}>
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </output>
  )
})
