// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consentBanner, hasConsent } from './consent.ts'

let page: AbortController

beforeEach(() => {
  page = new AbortController()
  document.cookie = 'consent=; Path=/; Max-Age=0'
})
afterEach(() => {
  page.abort()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

/** The page as the server sends it: everything hidden, and the id of the third party, if there is one. */
function visit(id: string) {
  document.head.innerHTML = `<meta name="analytics-id" content="${id}" />`
  document.body.innerHTML = `<section hidden><button data-consent="refused"></button>
    <button data-consent="granted"></button></section><button data-consent-open hidden></button>`
  const banner = document.querySelector('section')!
  consentBanner(banner, page.signal)
  return {
    banner,
    opener: document.querySelector<HTMLElement>('[data-consent-open]')!,
    press: (choice: string) => banner.querySelector<HTMLElement>(`[data-consent=${choice}]`)!.click(),
  }
}

test('refusing is one click, is remembered, and can be taken back', () => {
  const first = visit('G-TEST123')
  expect(first.banner.hidden).toBe(false)
  first.press('refused')
  expect([first.banner.hidden, hasConsent()]).toEqual([true, false])

  const again = visit('G-TEST123')
  expect(again.banner.hidden).toBe(true)
  expect(again.opener.hidden).toBe(false)
  again.opener.click()
  expect(again.banner.hidden).toBe(false)
  expect(document.activeElement).toBe(again.banner.querySelector('[data-consent]'))
  again.press('granted')
  expect(hasConsent()).toBe(true)
})

test('the choice is kept for half a year', () => {
  const set = vi.spyOn(document, 'cookie', 'set')
  visit('G-TEST123').press('granted')
  expect(set).toHaveBeenCalledWith(
    expect.stringMatching(/^consent=granted; Path=\/; Max-Age=15552000; SameSite=Lax/),
  )
  set.mockRestore()
})

test('Global Privacy Control means refusal: no banner, and an earlier yes does not count', () => {
  visit('G-TEST123').press('granted')
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  const { banner, opener } = visit('G-TEST123')
  expect([banner.hidden, opener.hidden, hasConsent()]).toEqual([true, true, false])
})

test('without an id there is nothing to consent to', () => {
  const { banner, opener } = visit('')
  expect([banner.hidden, opener.hidden]).toEqual([true, true])
})
