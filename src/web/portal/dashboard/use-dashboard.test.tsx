// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DashboardView } from '#contract/dashboard/shapes.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { element, renderPage } from '../../../../tests/support/render-page.tsx'
import { useDashboard } from './use-dashboard.ts'

vi.mock('#web/client/api/merchant-api.ts', () => ({ merchantApi: vi.fn<() => Promise<unknown>>() }))

const noChange = new Promise<never>(() => {})
const hour = 60 * 60 * 1000

/** What a quiet store in India shows: the version of its figures stays the same. */
const viewOn = (day: string) =>
  ({
    days: 30,
    is_all: false,
    version: 7,
    stores: [{ outlet_id: 'a', zone: 'Asia/Kolkata' }],
    groups: [{ outlet_ids: ['a'], days: [{ day }] }],
    requests: [],
  }) as unknown as DashboardView

let today = '2026-11-18'
let isAway = false

beforeEach(() => {
  // An hour before midnight in India.
  vi.useFakeTimers({ now: new Date('2026-11-18T17:30:00Z') })
  today = '2026-11-18'
  isAway = false
  vi.mocked(merchantApi).mockReset()
  vi.mocked(merchantApi).mockImplementation((name) => {
    if (name === 'dashboardChanges') return noChange
    return Promise.resolve((isAway ? { ok: false } : { ok: true, data: viewOn(today) }) as never)
  })
})
afterEach(() => vi.useRealTimers())

function LastDay() {
  const { view } = useDashboard(viewOn('2026-11-18'))
  return <p>{view.groups[0]?.days.at(-1)?.day}</p>
}

const shown = () => element('p').textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const reads = () => vi.mocked(merchantApi).mock.calls.filter(([name]) => name === 'dashboard').length

test('[LIVE-07] after midnight in the store, today is the new day, also without an order', async () => {
  await renderPage(<LastDay />)
  await pass(0.9 * hour)
  expect([shown(), reads()]).toEqual(['2026-11-18', 0])
  today = '2026-11-19'
  await pass(0.2 * hour)
  expect([shown(), reads()]).toEqual(['2026-11-19', 1])
  today = '2026-11-20'
  await pass(24 * hour)
  expect([shown(), reads()]).toEqual(['2026-11-20', 2])
})

test('[LIVE-07] where the new day is not answered at midnight, it is asked for again', async () => {
  await renderPage(<LastDay />)
  isAway = true
  await pass(1.1 * hour)
  expect(shown()).toBe('2026-11-18')
  isAway = false
  // Our clock is a little behind that of the browser.
  await pass(2 * 60_000)
  expect(shown()).toBe('2026-11-18')
  today = '2026-11-19'
  await pass(2 * 60_000)
  expect(shown()).toBe('2026-11-19')
})

test('[LIVE-07] of several stores, each begins its own day', async () => {
  const [first, second] = [viewOn('2026-11-18'), viewOn('2026-11-18')]
  const both = {
    ...first,
    stores: [{ ...first.stores[0], outlet_id: 'b', zone: 'America/New_York' }, ...second.stores],
    groups: [{ ...first.groups[0], outlet_ids: ['a', 'b'] }],
  } as DashboardView
  vi.mocked(merchantApi).mockImplementation((name) => {
    const latest = { ...both, groups: [{ ...both.groups[0], days: [{ day: '2026-11-19' }] }] }
    return name === 'dashboard' ? Promise.resolve({ ok: true, data: latest } as never) : noChange
  })
  const Both = () => <p>{useDashboard(both).view.groups[0]?.days.at(-1)?.day}</p>
  await renderPage(<Both />)
  await pass(2 * hour)
  expect([shown(), reads()]).toEqual(['2026-11-19', 1])
  // Midnight in New York, ten and a half hours after that of India.
  await pass(10 * hour)
  expect(reads()).toBe(2)
})
