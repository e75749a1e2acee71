import { expect, test } from 'vitest'
import { findModule, modules } from '#contract/modules/modules.ts'
import { type ModuleNeed, moduleNeeds } from '#contract/modules/needs.ts'
import { needsOf } from './attention-strip.tsx'
import type { Activation } from './use-activation.ts'
import { mergeApps } from './merge-apps.ts'
import { countStates, filterApps } from './filter-apps.ts'

const app = (slug: string, is_installed = false, ...missing: ModuleNeed[]) => ({
  slug,
  is_planned: findModule(slug)?.state === 'planned',
  is_installed,
  installed_at: is_installed ? '2026-11-01T10:00:00.000Z' : null,
  missing,
})
const all = modules.map(({ slug }) => app(slug, slug === 'crm'))

test('[PORT-05] what the server says is merged with what we say, under one form of the name', () => {
  const [accounts, mail, pot] = mergeApps([app('Flash Accounts', true), app('EMAIL'), app('Tea & Pot')])
  expect(accounts).toMatchObject({
    slug: 'flash_accounts',
    name: 'Flash Accounts',
    badge: 'Easy Setup',
    isRunning: true,
    since: '2026-11-01T10:00:00.000Z',
  })
  expect(mail).toMatchObject({ slug: 'email', isRunning: false, since: null })
  expect(pot).toMatchObject({ slug: undefined, app: 'Tea & Pot', name: 'Tea & Pot' })
})

test('[PORT-05] [PORT-17] [LIVE-06] cards are filtered by state, goal and words, all of them together', () => {
  const cards = mergeApps(all)
  const names = (filters: Partial<Parameters<typeof filterApps>[1]>) =>
    filterApps(cards, { show: 'all', goal: undefined, typed: '', ...filters }).map(({ slug }) => slug)
  expect(names({})).toHaveLength(11)
  expect(names({ show: 'running' })).toEqual(['crm'])
  expect(names({ show: 'planned' })).toEqual(['superleadz', 'referral', 'product_review', 'chatbot'])
  expect(names({ show: 'planned', goal: 'fewer-tickets', typed: 'chat' })).toEqual(['chatbot'])
  expect(names({ show: 'off', goal: 'fewer-tickets', typed: 'codes sms' })).toEqual(['otp_verification'])
  expect(names({ typed: 'teapot' })).toEqual([])
  expect(names({ typed: 'loyalty points' })).toEqual(['oh_my_customer'])
  expect(names({ typed: 'wishlist' })).toEqual(['oh_my_customer'])
  expect(names({ typed: 'reviews' })).toEqual(['product_review'])
  expect(countStates(cards, 0)).toMatchObject({ all: 11, running: 1, off: 6, planned: 4 })
})

test('[PORT-16] whatever modules wait for is a warning, each thing once, with the way to it', () => {
  const cards = mergeApps([
    app('infiniti', true),
    app('email', true, 'switched_off'),
    app('whatsapp', true, 'balance', 'number'),
    app('otp_verification', true, 'balance'),
    app('crm'),
  ])
  const gone: string[] = []
  const needs = (isBeginning: boolean) =>
    needsOf({
      outlet: { id: '', outlet_name: 'Mill', web_url: 'mill.example', connection: 'connected' },
      cards,
      activation: { doing: undefined } as unknown as Activation,
      mayActivate: false,
      isBeginning,
      go: (path) => gone.push(path),
    })
  expect(needs(true)).toEqual([])
  const warnings = needs(false)
  expect(warnings).toMatchObject([
    { key: 'balance', text: '2 modules work once there is money in it.', fix: 'Top up' },
    { key: 'switched_off', text: '1 module works once you switch a message on.' },
  ])
  for (const { onFix } of warnings) onFix?.()
  expect(gone).toEqual(['/merchant/billing#topUp', '/merchant/email/#templates'])
  expect(countStates(cards, warnings.length)).toMatchObject({ attention: 2, running: 1 })
})

test.each(moduleNeeds)('[MONEY-02] [LIVE-06] a module that waits for %s does not run', (need) => {
  const cards = mergeApps([app('infiniti', true), app('email', true, need, 'plan'), app('crm')])
  expect(cards.map(({ isActivated, isRunning }) => [isActivated, isRunning])).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ])
  expect(cards.map((card) => card.need)).toEqual([undefined, need, undefined])
  expect(countStates(cards, 1)).toMatchObject({ running: 1, off: 2 })
})
