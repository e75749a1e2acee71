// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyPhone } from './copy-phone.ts'

let page: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  page = new AbortController()
  wide(true)
})
afterEach(() => {
  page.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wide = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

/** A telephone link as the menu and the footer write it. */
function link(noticeFor: number) {
  document.body.innerHTML = `<a href="tel:+919820044172" data-phone="+91 98200 44172" data-copied="Copied!"
    data-copy-failed="Failed to copy number." data-notice-for="${noticeFor}">+91 98200 44172</a><output></output>`
  const [anchor, notice] = document.body.children
  if (!(anchor instanceof HTMLAnchorElement) || !notice) throw new Error('No link')
  copyPhone(anchor, page.signal)
  return { anchor, notice }
}

function press(anchor: HTMLElement) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  anchor.dispatchEvent(event)
  return event
}

for (const [place, ms] of [
  ['the menu', 1500],
  ['the footer', 2000],
] as const) {
  test(`[NAV-06] in ${place} a telephone link copies its number and says so for ${ms} ms`, async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { anchor, notice } = link(ms)
    expect(press(anchor).defaultPrevented).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(writeText).toHaveBeenCalledExactlyOnceWith('+91 98200 44172')
    expect(notice.textContent).toBe('Copied!')
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(notice.textContent).toBe('Copied!')
    await vi.advanceTimersByTimeAsync(1)
    expect(notice.textContent).toBe('')
  })
}

test('[NAV-06] says when copying failed', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  const alert = vi.fn<(text: string) => void>()
  vi.stubGlobal('alert', alert)
  const { anchor, notice } = link(1500)
  press(anchor)
  await vi.advanceTimersByTimeAsync(0)
  expect(alert).toHaveBeenCalledExactlyOnceWith('Failed to copy number.')
  expect(notice.textContent).toBe('')
})

test('[NAV-06] below 768 px a telephone link dials', () => {
  const asked: string[] = []
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query)
    return { matches: false }
  })
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  expect(press(link(1500).anchor).defaultPrevented).toBe(false)
  expect(asked).toEqual(['(width >= 768px)'])
  expect(writeText).not.toHaveBeenCalled()
})
