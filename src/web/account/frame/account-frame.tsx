import { memo, type ReactNode, useRef } from 'react'
import { Outlet, useMatches } from 'react-router'
import { notFoundCopy } from '#content/account/screens.ts'
import { AccountHead } from '../account-head.tsx'
import { AccountNav } from '../account-nav.tsx'
import type { AccountCapability } from '../account-state.ts'
import { BrandStyle } from '../brand/brand-style.tsx'
import { NotFound } from '../parts/not-found.tsx'
import { useAccountContext, useAccountPart, useScreen } from '../use-account.ts'
import { ToastBar } from './toast-bar.tsx'
import { useScreenChange } from './use-screen-change.ts'
import './wide-frame.css'

/** The customer account in the chosen theme: head, navigation, screen and toast. */
export const AccountFrame = memo(function AccountFrame({ signIn }: { signIn: ReactNode }) {
  const { theme, brand } = useAccountContext()
  const isIn = useAccountPart((state) => state.isSignedIn)
  const screen = useScreen()
  const body = useRef<HTMLDivElement>(null)
  const onScroll = useScreenChange(body)
  return (
    <div className="account stays-paper" data-theme={theme}>
      <BrandStyle colour={brand.colour} theme={theme} />
      <AccountHead isIn={isIn} />
      <div className="account-body" data-in={isIn || undefined} ref={body} id="account" onScroll={onScroll}>
        {isIn && <AccountNav screen={screen} />}
        {/* Each screen starts with its own state, also where two addresses share a route. */}
        <main className="account-main">{isIn ? <ShownScreen key={screen} /> : signIn}</main>
      </div>
      <ToastBar />
    </div>
  )
})

/** What a route of the account exports as `handle`. */
export interface ScreenHandle {
  needs: AccountCapability
}

/** The screen of the address, if this account has what it needs. */
function ShownScreen() {
  const capabilities = useAccountPart((state) => state.capabilities)
  const isMissing = useMatches().some(({ handle }) => hasNeeds(handle) && !capabilities.has(handle.needs))
  return isMissing ? <NotFound title={notFoundCopy.title} /> : <Outlet />
}

const hasNeeds = (handle: unknown): handle is ScreenHandle =>
  typeof handle === 'object' && handle !== null && 'needs' in handle
