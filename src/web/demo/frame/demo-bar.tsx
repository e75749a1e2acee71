import { memo, useState } from 'react'
import { useLocation } from 'react-router'
import { clockOf, dayOf } from '#content/demo/format.ts'
import { demoBar } from '#content/demo/demo-bar.ts'
import { accountCopy, type ThemeName, themeNames } from '#content/account/screens.ts'
import { pages } from '#content/shared/pages.ts'
import { speeds } from '#shop-model/state.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { Mark } from '#web/kit/foundations/mark.tsx'
import { BrandButton } from '../brand/brand-button.tsx'
import { ScreenLink } from '#web/account/parts/screen-link.tsx'
import { useScreen, useShopTime } from '#web/account/use-account.ts'
import { useDemoContext, useDemoView } from './use-demo.ts'
import './demo-bar.css'

const themes: readonly ThemeName[] = ['elite', 'armani', 'e-commerce']

/** The bar above the account: themes, frame, clock, brand and reset. */
export const DemoBar = memo(function DemoBar() {
  const { store } = useDemoContext()
  // Only narrow windows hide the controls.
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="demo-bar" aria-label={demoBar.label}>
      <a className="skip-link" href="#account">
        {accountCopy.skip}
      </a>
      <a className="demo-bar-back" href={pages.themes.path} title={demoBar.back}>
        <Mark />
        <b>{demoBar.title}</b>
        <span className="visually-hidden">: {demoBar.back}</span>
      </a>
      <ThemeTabs />
      <button
        type="button"
        className="demo-bar-more"
        aria-expanded={isOpen}
        aria-controls="demo-controls"
        onClick={() => setIsOpen(!isOpen)}
      >
        {demoBar.controls}
        <Icon name={isOpen ? 'up' : 'down'} size={16} />
      </button>
      <div className="demo-bar-controls" id="demo-controls" data-open={isOpen || undefined}>
        <FrameSwitch />
        <ShopClock />
        <SignInScene />
        <BrandButton />
        <button type="button" onClick={() => store.reset(demoBar.resetDone)}>
          <Icon name="loop" size={16} />
          {demoBar.reset}
        </button>
      </div>
    </section>
  )
})

/** Links to the same screen in each theme. */
function ThemeTabs() {
  const { theme } = useDemoContext()
  const { search, hash } = useLocation()
  const screen = useScreen()
  return (
    <nav className="demo-bar-themes" aria-label={demoBar.themes}>
      {themes.map((id) => (
        <ScreenLink
          key={id}
          to={{ pathname: `/demo/${id}${screen && `/${screen}`}`, search, hash }}
          preventScrollReset
          aria-current={id === theme ? 'page' : undefined}
        >
          {themeNames[id]}
        </ScreenLink>
      ))}
    </nav>
  )
}

function FrameSwitch() {
  const { query, setQuery } = useDemoContext()
  const frame = query.get('frame') === 'phone' ? 'phone' : 'desktop'
  const choose = (next: 'phone' | 'desktop') => {
    const after = new URLSearchParams(query)
    if (next === 'phone') after.set('frame', next)
    else after.delete('frame')
    setQuery(after)
  }
  return (
    <fieldset className="demo-bar-frame demo-bar-cells">
      <legend className="visually-hidden">{demoBar.frame}</legend>
      {(['desktop', 'phone'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="frame" checked={frame === one} onChange={() => choose(one)} />
          <span>{demoBar.frames[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The shop's time, and how fast it runs. */
function ShopClock() {
  const { perform } = useDemoContext().store
  const current = useDemoView(({ state }) => state.clock.speed)
  return (
    <div className="demo-bar-clock">
      <Time />
      <fieldset className="demo-bar-cells">
        <legend className="visually-hidden">
          {demoBar.clock}: {demoBar.speed}
        </legend>
        {speeds.map((speed) => (
          <label key={speed}>
            <input
              type="radio"
              name="speed"
              aria-label={demoBar.speedOf(speed)}
              checked={current === speed}
              onChange={() => perform({ type: 'clock.speed', speed })}
            />
            <span aria-hidden="true">×{speed}</span>
          </label>
        ))}
      </fieldset>
      <NextDay />
    </div>
  )
}

const day = 24 * 60 * 60 * 1000

function NextDay() {
  const { perform } = useDemoContext().store
  const date = dayOf(useShopTime() + day)
  return (
    <button
      type="button"
      title={demoBar.nextDayNote}
      onClick={() => perform({ type: 'clock.jump', to: 'tomorrow' })}
    >
      {demoBar.nextDay(date)}
    </button>
  )
}

/** Signs the customer out, so that the visitor can sign her in by a code. */
function SignInScene() {
  const { perform } = useDemoContext().store
  const isIn = useDemoView(({ state }) => state.session.isSignedIn)
  return (
    <button type="button" disabled={!isIn} onClick={() => perform({ type: 'session.sign-out' })}>
      <Icon name="key" size={16} />
      {demoBar.playSignIn}
    </button>
  )
}

function Time() {
  return (
    <span className="typed" aria-hidden="true">
      {clockOf(useShopTime())}
    </span>
  )
}
