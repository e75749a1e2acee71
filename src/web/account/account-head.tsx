import { memo } from 'react'
import { accountCopy } from '#content/account/screens.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { BrandMark } from '#web/kit/print/brand-mark.tsx'
import { ScreenLink } from './parts/screen-link.tsx'
import { useAccount, useAccountContext, useAct, usePlayed } from './use-account.ts'

export const AccountHead = memo(function AccountHead({ isIn }: { isIn: boolean }) {
  const { brand, shop, href } = useAccountContext()
  return (
    <header className="account-head">
      <ScreenLink className="account-shop" to={href()}>
        {brand.logo && <BrandMark brand={brand} fallback={shop} />}
        {shop}
      </ScreenLink>
      {isIn && <HeadActions />}
    </header>
  )
})

function HeadActions() {
  const { has } = useAccount()
  const { act, isBusy } = useAct()
  return (
    <div className="account-head-ways">
      {has('basket') && <BasketLink />}
      <button type="button" aria-busy={isBusy || undefined} onClick={() => act({ type: 'session.sign-out' })}>
        {accountCopy.signOut}
      </button>
    </div>
  )
}

function BasketLink() {
  const { href } = useAccount()
  const count = usePlayed().basket.reduce((sum, line) => sum + line.count, 0)
  return (
    <ScreenLink className="account-bag" to={href('basket')} aria-label={accountCopy.basket(count)}>
      <Icon name="bag" />
      {count > 0 && <b>{count}</b>}
    </ScreenLink>
  )
}
