// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyLink } from './copy-link.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function link() {
  document.body.innerHTML =
    '<a href="https://infiniti.example/faq#support" data-copy-link="Copied">Link</a><output></output>'
  const [anchor, notice] = document.body.children
  if (!(anchor instanceof HTMLAnchorElement) || !notice) throw new Error('No link')
  copyLink(anchor)
  return { anchor, notice }
}

test('[PAGE-03] the link of a question copies its address, says so for 1500 ms, and still leads there', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { anchor, notice } = link()
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  anchor.dispatchEvent(press)
  await vi.advanceTimersByTimeAsync(0)
  expect(press.defaultPrevented).toBe(false)
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://infiniti.example/faq#support')
  expect(notice.textContent).toBe('Copied')
  await vi.advanceTimersByTimeAsync(1500)
  expect(notice.textContent).toBe('')
})

test('[PAGE-03] where the browser refuses to copy, nothing is claimed', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  const { anchor, notice } = link()
  anchor.click()
  await vi.advanceTimersByTimeAsync(0)
  expect(notice.textContent).toBe('')
})
