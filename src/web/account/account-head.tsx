import { memo } from 'react'
import { accountCopy } from '#content/account/screens.ts'
import { shopName } from '#content/shared/example-shop.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { BrandMark } from '#web/kit/print/brand-mark.tsx'
import { ScreenLink } from './parts/screen-link.tsx'
import { useAccount, useAccountContext } from './use-account.ts'

export const AccountHead = memo(function AccountHead({ isIn }: { isIn: boolean }) {
  const { brand, href } = useAccountContext()
  return (
    <header className="account-head">
      <ScreenLink className="account-shop" to={href()}>
        {brand.logo && <BrandMark brand={brand} fallback={shopName} />}
        {brand.name ?? shopName}
      </ScreenLink>
      {isIn && <HeadActions />}
    </header>
  )
})

function HeadActions() {
  const { state, dispatch, href } = useAccount()
  const count = state.basket.reduce((sum, line) => sum + line.count, 0)
  return (
    <div className="account-head-ways">
      <ScreenLink className="account-bag" to={href('basket')} aria-label={accountCopy.basket(count)}>
        <Icon name="bag" />
        {count > 0 && <b>{count}</b>}
      </ScreenLink>
      <button type="button" onClick={() => dispatch({ type: 'session.sign-out' })}>
        {accountCopy.signOut}
      </button>
    </div>
  )
}
