import { customerAccounts as copy } from '#content/portal/customer-accounts.ts'
import type { OrderSummary } from '#contract/account/order-shapes.ts'
import type { ShopBrand } from '#contract/demo/shop-brand.ts'
import type { ThemeId } from '#contract/demo/themes.ts'
import { AccountHead } from '#web/account/account-head.tsx'
import { AccountNav } from '#web/account/account-nav.tsx'
import { BrandStyle } from '#web/account/brand/brand-style.tsx'
import { previewStore } from '#web/account/live/preview-store.ts'
import { Home } from '#web/account/screens/home/home.tsx'
import { AccountContext } from '#web/account/use-account.ts'
import '#web/account/account.css'
import '#web/account/parts/action.css'
import '#web/account/parts/item.css'
import '#web/account/parts/picture.css'
import '#web/account/parts/screen.css'
import '#web/account/screens/home/home.css'
import '#web/account/themes/armani.css'
import '#web/account/themes/e-commerce.css'
import '#web/account/themes/elite.css'
import '#web/account/themes/dark.css'

interface AccountPreviewProps {
  theme: ThemeId
  brand: ShopBrand
  orders: readonly OrderSummary[]
  now: number
}

/** The home screen of the account as the fields have it now, with the outlet's own newest orders. */
export function AccountPreview({ theme, brand, orders, now }: AccountPreviewProps) {
  const shop = brand.name ?? ''
  return (
    <figure className="accounts-preview">
      <figcaption>
        <b>{copy.preview}</b> {orders.length > 0 ? copy.previewOwn : copy.previewExample}
      </figcaption>
      <AccountContext
        value={{
          store: previewStore({ orders, now }),
          theme,
          brand,
          shop,
          base: '',
          href: () => '',
          isPicture: true,
          followsScheme: true,
        }}
      >
        <div className="account" data-theme={theme} data-scheme="both" inert>
          <BrandStyle colour={brand.colour} theme={theme} followsScheme />
          <AccountHead isIn />
          <div className="account-body" data-in>
            <div className="account-main">
              <Home />
            </div>
            <AccountNav screen="" />
          </div>
        </div>
      </AccountContext>
    </figure>
  )
}
