import { orderWindow as copy } from '#content/portal/order-window.ts'
import { messageNames } from '#content/shared/message-names.ts'
import type { AccountSettings } from '#contract/account/settings-shapes.ts'
import type { WindowAct } from '#contract/account/order-window-shapes.ts'
import type { WindowRules } from '#contract/account/window-settings-shapes.ts'
import type { MessageSettings } from '#contract/messages/shapes.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { seed } from '#shop-model/seed.ts'
import type { AccountOrder, AccountState } from '#web/account/account-state.ts'
import { BrandStyle } from '#web/account/brand/brand-style.tsx'
import { playedAccount } from '#web/account/played-account.ts'
import { OrderLines } from '#web/account/screens/order/order.tsx'
import { WindowPanel } from '#web/account/screens/order/window-panel.tsx'
import { AccountContext } from '#web/account/use-account.ts'
import '#web/account/screens/order/order.css'

/** How the accounts of the outlet look. */
export type AccountLook = Pick<AccountSettings, 'theme' | 'brand'>

const minute = 60_000
const now = Date.UTC(2026, 0, 6, 9)
const played = playedAccount(seed(now))
const [example] = played.orders

interface ExampleOrderProps {
  rules: WindowRules
  look: AccountLook
  messages: MessageSettings
}

/** An order as its customer would see it under these rules. */
export function ExampleOrder({ rules, look: { theme, brand }, messages }: ExampleOrderProps) {
  if (!example) return null
  const order = orderUnder(rules, { ...example, bill: example.bill.filter(({ term }) => term !== 'points') })
  const state: AccountState = { ...played, played: undefined, capabilities: new Set(), now }
  return (
    <figure className="accounts-preview window-example">
      <figcaption>
        <b>{copy.example}</b> {order.window ? copy.exampleOn : copy.exampleOff}
      </figcaption>
      <AccountContext
        value={{
          store: {
            read: () => state,
            readTime: () => now,
            readToast: () => undefined,
            dismissToast: () => {},
            subscribe: () => () => {},
            dispatch: async () => undefined,
            refusalOf: () => undefined,
          },
          theme,
          brand: {},
          shop: '',
          base: '',
          href: () => '',
          isPicture: true,
          followsScheme: true,
        }}
      >
        <div className="account" data-theme={theme} data-scheme="both" inert>
          <BrandStyle colour={brand.colour ?? undefined} theme={theme} followsScheme />
          <div className="account-screen">
            {order.window && <WindowPanel order={order} window={order.window} />}
            <OrderLines order={order} />
          </div>
        </div>
      </AccountContext>
      {order.window && <p className="caption">{messageAfter(messages)}</p>}
    </figure>
  )
}

function messageAfter({ channels: [channel], change_price: price, currency }: MessageSettings): string {
  if (!channel || price === null) return copy.exampleSilent
  return copy.exampleMessage(messageNames.inline[channel], formatMoney(price, currency))
}

function orderUnder(rules: WindowRules, order: AccountOrder): AccountOrder {
  if (!rules.is_on || rules.minutes <= 0) return order
  const may: WindowAct[] = [
    ...(rules.may_items ? (['items'] as const) : []),
    ...(rules.may_address ? (['address'] as const) : []),
    ...(rules.may_cancel ? (['cancel'] as const) : []),
    ...(rules.asks_cash_confirmation ? (['confirm'] as const) : []),
  ]
  return {
    ...order,
    placedAt: now,
    window: {
      state: 'open',
      endsAt: now + rules.minutes * minute,
      may: new Set(may),
      addressNeedsCode: false,
      isConfirmed: false,
    },
  }
}
