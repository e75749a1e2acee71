import { memo, useDeferredValue, useEffect, useRef } from 'react'
import { accountWords, shopName } from '#content/demo/screens.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { AccountNav } from './account-nav.tsx'
import { BrandMark } from '#web/kit/print/brand-mark.tsx'
import { BrandStyle } from '../brand/brand-style.tsx'
import { type DemoView, hasBegun, type Said } from './demo-store.ts'
import { ScreenLink } from '../parts/screen-link.tsx'
import { ScreensOnShelf } from './screens-on-shelf.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { useDemoPlace, useDemoView } from './use-demo.ts'
import './account-frame.css'
import './account-voice.css'

const isSignedIn = ({ state }: DemoView) => state.session.isSignedIn
const thingsInBasket = ({ state }: DemoView) => state.basket.reduce((sum, line) => sum + line.count, 0)

/** The account itself: the shop's own page, in the theme's dress, whatever the visitor's own light is. */
export const AccountFrame = memo(function AccountFrame() {
  const { theme, brand } = useDemoPlace()
  const isIn = useDemoView(isSignedIn)
  // Whoever has a code in hand comes in next: what they will see is drawn behind the form.
  const isNear = useDeferredValue(useDemoView(hasBegun))
  const isAwake = useDemoView((view) => view.isAwake)
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <div className="demo-stage">
      <div className="account stays-paper" data-theme={theme} data-awake={isAwake || undefined}>
        <BrandStyle colour={brand.colour} theme={theme} />
        <AccountHead isIn={isIn} />
        <div className="account-body" data-in={isIn || undefined} ref={scroller} id="account">
          {(isIn || isNear) && <AccountNav />}
          <main className="account-main">
            {!isIn && <SignIn />}
            {(isIn || isNear) && <ScreensOnShelf {...{ isIn, scroller }} />}
          </main>
        </div>
        <Voice />
      </div>
    </div>
  )
})

const AccountHead = memo(function AccountHead({ isIn }: { isIn: boolean }) {
  const { store, brand, href } = useDemoPlace()
  const count = useDemoView(thingsInBasket)
  return (
    <header className="account-head">
      <ScreenLink className="account-shop" to={href()}>
        {brand.logo && <BrandMark brand={brand} fallback={shopName} />}
        {brand.name ?? shopName}
      </ScreenLink>
      {isIn && (
        <div className="account-head-ways">
          <ScreenLink className="account-bag" to={href('basket')} aria-label={accountWords.basket(count)}>
            <Icon name="bag" />
            {count > 0 && <b>{count}</b>}
          </ScreenLink>
          <button type="button" onClick={() => store.act({ type: 'session.sign-out' })}>
            {accountWords.signOut}
          </button>
        </div>
      )}
    </header>
  )
})

const lingers = 7000

/** What was done, or why not: shown for a while, and read aloud once. */
const Voice = memo(function Voice() {
  const { hush } = useDemoPlace().store
  const said = useDemoView((view): Said | undefined => view.said)
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(hush, lingers)
    return () => clearTimeout(timer)
  }, [said, hush])
  return (
    <output className="account-voice">
      {said && (
        <div key={said.id} data-tone={said.tone}>
          <Icon name={said.tone === 'refused' ? 'warning' : 'check'} />
          <p>{said.text}</p>
          <button type="button" aria-label={accountWords.close} onClick={hush}>
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </output>
  )
})
