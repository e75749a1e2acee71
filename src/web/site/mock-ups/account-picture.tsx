import type { ReactNode } from 'react'
import type { ThemeName } from '#content/account/screens.ts'
import { shopName } from '#content/shared/example-shop.ts'
import type { DemoState } from '#shop-model/state.ts'
import { AccountHead } from '#web/account/account-head.tsx'
import { AccountNav } from '#web/account/account-nav.tsx'
import type { AccountStore } from '#web/account/account-store.ts'
import { playedAccount } from '#web/account/played-account.ts'
import { AccountContext } from '#web/account/use-account.ts'
import { asha } from './asha.ts'
import { PhoneFrame } from './phone-frame.tsx'
import '#web/account/account.css'
import '#web/account/parts/screen.css'
import '#web/account/themes/armani.css'
import './account-picture.css'

export interface AccountPictureProps {
  theme?: ThemeName
  /** The screen that the navigation marks, such as `orders`. Home is the empty text. Without it there is no navigation. */
  screen?: string
  state?: DemoState
  /** Shows the middle of a long screen. */
  isScrolled?: boolean
  children: ReactNode
}

/** The customer account of the live demo, standing still. The page describes it in words. */
export function AccountPicture({
  theme = 'armani',
  screen,
  state = asha,
  isScrolled,
  children,
}: AccountPictureProps) {
  const store = stillStore(state)
  return (
    <AccountContext
      value={{ store, theme, brand: {}, shop: shopName, base: '', href: () => '', isPicture: true }}
    >
      <div className="account account-still stays-paper" data-theme={theme} data-scrolled={isScrolled} inert>
        <AccountHead isIn />
        <div className="account-body" data-in>
          <div className="account-main">{children}</div>
          {screen !== undefined && <AccountNav screen={screen} />}
        </div>
      </div>
    </AccountContext>
  )
}

/** The same in a telephone. */
export function AccountPhone({ label, ...picture }: AccountPictureProps & { label: string }) {
  return (
    <div className="account-phone stays-paper" data-look={picture.theme ?? 'armani'}>
      <PhoneFrame label={label}>
        <AccountPicture {...picture} />
      </PhoneFrame>
    </div>
  )
}

function stillStore(played: DemoState): AccountStore {
  const state = playedAccount(played)
  return {
    read: () => state,
    readTime: () => state.now,
    readToast: () => undefined,
    dismissToast: () => {},
    subscribe: () => () => {},
    dispatch: async () => undefined,
    refusalOf: () => undefined,
  }
}
