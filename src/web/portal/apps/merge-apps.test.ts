import { expect, test } from 'vitest'
import { modules } from '#contract/modules/modules.ts'
import type { ModuleNeed } from '#contract/workspaces/shapes.ts'
import { mergeApps } from './merge-apps.ts'
import { countStates, filterApps } from './filter-apps.ts'

const app = (slug: string, is_installed = false, needs: ModuleNeed | null = null) => ({
  slug,
  is_installed,
  installed_at: is_installed ? '2026-11-01T10:00:00.000Z' : null,
  needs,
})
const all = modules.map(({ slug }) => app(slug, slug === 'crm', slug === 'crm' ? 'reconnect' : null))

const connected = { web_url: 'loom.myshopify.com', connection: 'connected' as const }

test('[PORT-05] what the server says is merged with what we say, under one form of the name', () => {
  const [review, mail, pot] = mergeApps(
    [app('Product Review', true), app('EMAIL'), app('Tea & Pot')],
    connected,
  )
  expect(review).toMatchObject({
    slug: 'product_review',
    name: 'Product Review',
    badge: 'Recommended',
    isRunning: true,
    since: '2026-11-01T10:00:00.000Z',
  })
  expect(mail).toMatchObject({ slug: 'email', isRunning: false, since: null })
  expect(pot).toMatchObject({ slug: undefined, app: 'Tea & Pot', name: 'Tea & Pot' })
})

test('[PORT-05] [PORT-17] cards are filtered by state, goal and words, all of them together', () => {
  const cards = mergeApps(all, connected)
  const names = (filters: Partial<Parameters<typeof filterApps>[1]>) =>
    filterApps(cards, { show: 'all', goal: undefined, typed: '', ...filters }).map(({ slug }) => slug)
  expect(names({})).toHaveLength(11)
  expect(names({ show: 'running' })).toEqual(['crm'])
  expect(names({ show: 'off', goal: 'fewer-tickets', typed: 'chat' })).toEqual(['chatbot'])
  expect(names({ typed: 'sms whats' })).toEqual(['otp_verification'])
  expect(names({ typed: 'teapot' })).toEqual([])
  expect(names({ typed: 'loyalty points' })).toEqual(['oh_my_customer'])
  expect(names({ typed: 'wishlist' })).toEqual(['oh_my_customer'])
  expect(names({ typed: 'reviews' })).toEqual(['product_review'])
  expect(countStates(cards, 0)).toMatchObject({ all: 11, running: 1, off: 10 })
})

test('[PORT-16] what runs without a store needs attention, and every warning of the page is counted', () => {
  const apps = [app('crm', true), app('email')]
  const waiting = (outlet: Parameters<typeof mergeApps>[1]) =>
    mergeApps(apps, outlet)
      .filter((card) => card.needsAttention)
      .map(({ slug }) => slug)
  expect(waiting(connected)).toEqual([])
  expect(waiting({ web_url: 'looms.example', connection: 'not-needed' })).toEqual([])
  expect(waiting({ web_url: 'loom.myshopify.com', connection: 'open' })).toEqual(['crm'])
  expect(waiting({ web_url: null, connection: 'not-needed' })).toEqual(['crm'])
  expect(countStates(mergeApps(apps, connected), 3)).toMatchObject({ attention: 3 })
})

test('[MONEY-02] [LIVE-06] without a running plan nothing but the dashboard counts as running', () => {
  const cards = mergeApps([app('infiniti', true), app('email', true, 'plan'), app('crm')], connected)
  expect(cards.map(({ isActivated, isRunning }) => [isActivated, isRunning])).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ])
  expect(cards.filter((card) => card.needsAttention).map(({ slug }) => slug)).toEqual(['email'])
  expect(countStates(cards, 1)).toMatchObject({ running: 1, off: 2 })
})
