import { memo, useEffect, useRef } from 'react'
import { Outlet } from 'react-router'
import { accountCopy } from '#content/account/screens.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { AccountHead } from '#web/account/account-head.tsx'
import { AccountNav } from '#web/account/account-nav.tsx'
import { BrandStyle } from '#web/account/brand/brand-style.tsx'
import type { DemoView, AccountToast } from './demo-store.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { useDemoContext, useDemoView, useScreen } from './use-demo.ts'
import { useScreenChange } from './use-screen-change.ts'
import './wide-frame.css'
import './account-frame.css'
import './account-toast.css'

const isSignedIn = ({ state }: DemoView) => state.session.isSignedIn

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
          {isIn && <AccountNav screen={screen} />}
          {/* Each screen starts with its own state, also where two addresses share a route. */}
          <main className="account-main">{isIn ? <Outlet key={screen} /> : <SignIn />}</main>
        </div>
        <ToastBar />
      </div>
    </div>
  )
})

const toastTime = 7000

/** The result of the last action. It disappears after a few seconds. */
const ToastBar = memo(function ToastBar() {
  const { dismissToast } = useDemoContext().store
  const toast = useDemoView((view): AccountToast | undefined => view.toast)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(dismissToast, toastTime)
    return () => clearTimeout(timer)
  }, [toast, dismissToast])
  return (
    <output className="account-toast">
      {toast && (
        <div key={toast.id} data-tone={toast.tone}>
          <Icon name={toast.tone === 'refused' ? 'warning' : 'check'} />
          <p>{toast.text}</p>
          <button type="button" aria-label={accountCopy.close} onClick={dismissToast}>
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </output>
  )
})
