import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { seed } from '#shop-model/seed.ts'
import type { AccountOrder, AccountState, AccountWindow } from '#web/account/account-state.ts'
import { playedAccount } from '#web/account/played-account.ts'
import { AccountContext } from '#web/account/use-account.ts'
import { WindowPanel } from './window-panel.tsx'

const now = Date.UTC(2026, 10, 16, 4, 0)
const minute = 60_000
const full = playedAccount(seed(now))
const state: AccountState = { ...full, played: undefined, capabilities: new Set(), now }

/** What the order's screen says of this window. */
function textsOf(window: Partial<AccountWindow>, order: Partial<AccountOrder> = {}): string {
  const [first] = full.orders
  if (!first) throw new Error('The example has no order.')
  const shown = { ...first, placedAt: now - 5 * minute, ...order }
  const whole = { state: 'open' as const, may: new Set<never>(), addressNeedsCode: false, isConfirmed: false }
  return renderToStaticMarkup(
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
        theme: 'elite',
        brand: {},
        shop: 'Tamarind Supply',
        base: '/account',
        href: (screen = '') => `/account/${screen}`,
        isPicture: true,
      }}
    >
      <WindowPanel order={shown} window={{ ...whole, endsAt: now + 10 * minute, ...window }} />
    </AccountContext>,
  )
}

test('[WIN-01] an open window has a clock, and what the session may do', () => {
  const open = textsOf({ may: new Set(['items', 'cancel']) })
  for (const text of ['10:00', 'Change the order', 'Cancel the order']) expect(open).toContain(text)
  expect(textsOf({ may: new Set(['items']) })).not.toContain('Cancel the order')
})

test('[WIN-08] when time is up, the buttons are gone before the server says so', () => {
  const over = textsOf({ endsAt: now, may: new Set(['items', 'cancel']) })
  expect(over).toContain('The time for changes is over')
  expect(over).not.toContain('Change the order')
})

test('[WIN-01] [WIN-07] what is packed says so, and why it was never offered', () => {
  expect(textsOf({ state: 'lost', reason: 'packed' })).toContain('The store has started packing')
  expect(textsOf({ state: 'not_offered', reason: 'packed' })).toContain('cannot be changed here')
  expect(textsOf({ state: 'not_offered', reason: 'cancelled' })).toBe('')
})

test('[WIN-03] a difference is to be paid by a time, and an undone change is explained', () => {
  const owing = textsOf({ state: 'owing', due: 21_000, answerBy: now + 20 * minute, may: new Set(['pay']) })
  expect(owing).toMatch(/\$210.00 still to pay.*by \d\d:\d\d.*Pay \$210.00/s)
  const change = { kind: 'reversal', state: 'settled', at: now } as const
  expect(textsOf({ state: 'released', change })).toContain('so your change was undone')
})

test('[WIN-05] cancelling, then cancelled with what goes back', () => {
  expect(textsOf({ state: 'cancelling' })).toContain('Cancelling your order')
  const change = { kind: 'cancel', state: 'settled', at: now } as const
  const bill = [{ term: 'refunded', sum: 129_000 }] as const
  const cancelled = textsOf({ state: 'cancelled', change }, { stage: 'cancelled', bill })
  expect(cancelled).toContain(
    '$1,290.00 goes back to your original payment method. The items are back in stock.',
  )
})

test('[WIN-09] [WIN-10] a cash order is confirmed until a day later, or paid online', () => {
  const cash = textsOf({
    state: 'unconfirmed',
    due: 5_000,
    answerBy: now + 24 * 60 * minute,
    may: new Set(['confirm', 'pay']),
  })
  expect(cash).toMatch(/Otherwise it is cancelled tomorrow at.*Yes, send it.*Pay \$50.00/s)
})
