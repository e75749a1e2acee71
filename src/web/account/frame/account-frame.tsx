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
  const { theme, brand, followsScheme } = useAccountContext()
  const isIn = useAccountPart((state) => state.isSignedIn)
  const screen = useScreen()
  const body = useRef<HTMLDivElement>(null)
  const onScroll = useScreenChange(body)
  const isPublic = useMatches().some(({ handle }) => isHandle(handle) && handle.isPublic)
  return (
    <div
      className={followsScheme ? 'account' : 'account stays-paper'}
      data-theme={theme}
      data-scheme={followsScheme ? 'both' : undefined}
    >
      <BrandStyle colour={brand.colour} theme={theme} followsScheme={followsScheme} />
      <AccountHead isIn={isIn} />
      <div className="account-body" data-in={isIn || undefined} ref={body} id="account" onScroll={onScroll}>
        {isIn && <AccountNav screen={screen} />}
        {/* Each screen starts with its own state, also where two addresses share a route. */}
        <main className="account-main">{isIn || isPublic ? <ShownScreen key={screen} /> : signIn}</main>
      </div>
      <ToastBar />
    </div>
  )
})

/** What a route of the account exports as `handle`. */
export interface ScreenHandle {
  needs?: AccountCapability
  /** Shown to everybody, because it is a way to sign in. */
  isPublic?: boolean
}

/** The screen of the address, if this account has what it needs. */
function ShownScreen() {
  const capabilities = useAccountPart((state) => state.capabilities)
  const isMissing = useMatches().some(
    ({ handle }) => isHandle(handle) && handle.needs !== undefined && !capabilities.has(handle.needs),
  )
  return isMissing ? <NotFound title={notFoundCopy.title} /> : <Outlet />
}

const isHandle = (handle: unknown): handle is ScreenHandle => typeof handle === 'object' && handle !== null
