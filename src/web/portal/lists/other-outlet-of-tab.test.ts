// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { keepTabOutlet } from '#web/client/session/tab-outlet.ts'
import { otherOutletOfTab } from './other-outlet-of-tab.ts'

afterEach(() => keepTabOutlet(undefined))

test('[LIVE-07] a figure of another outlet leads to the orders of that one, not first to those of the tab', () => {
  keepTabOutlet('own')
  expect(otherOutletOfTab('served')).toBe('own')
  expect(otherOutletOfTab('own')).toBeUndefined()
  expect(otherOutletOfTab('served', 'served')).toBeUndefined()
  // Not one of the merchant's: the server has drawn their first.
  expect(otherOutletOfTab('served', 'of somebody else')).toBe('own')
})
