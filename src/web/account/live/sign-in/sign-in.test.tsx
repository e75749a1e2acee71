// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { AccountStoreView } from '#contract/account/store-shapes.ts'
import { AccountContext } from '#web/account/use-account.ts'
import { element, renderPage } from '../../../../../tests/support/render-page.tsx'
import { LiveStore } from '../live-store.ts'
import { LiveContext } from '../use-live.ts'
import { SignIn } from './sign-in.tsx'

const view: AccountStoreView = {
  theme: 'elite',
  brand: { name: 'Quiet', colour: null, logo: null },
  currency: 'INR',
  zone: 'Asia/Kolkata',
  shop_url: 'https://quiet.example',
  ways: ['code'],
  capabilities: ['orders'],
  is_connected: false,
  shopper: null,
}

test('[ACC-01] a store that has disconnected asks nobody for an address, and leads to the store', async () => {
  const store = new LiveStore(view, Date.now(), [])
  await renderPage(
    <LiveContext value={{ store, ways: view.ways, isConnected: view.is_connected }}>
      <AccountContext
        value={{ store, theme: 'elite', brand: {}, shop: 'Quiet', base: '/account', href: () => '/account' }}
      >
        <SignIn />
      </AccountContext>
    </LiveContext>,
  )
  expect(element('h1').textContent).toBe('This account is closed for now')
  expect(element('a').getAttribute('href')).toBe('https://quiet.example')
  expect(document.querySelector('input')).toBeNull()
})
