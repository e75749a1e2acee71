// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { menu } from './menu.ts'

let page: AbortController
let button: HTMLButtonElement
let dialog: HTMLDialogElement
let close: HTMLButtonElement

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.body.innerHTML = '<button>Menu</button><dialog><button command="close">Close</button></dialog>'
  button = document.querySelector('button')!
  dialog = document.querySelector('dialog')!
  close = dialog.querySelector('button')!
  // The button lies in the corner.
  button.getBoundingClientRect = () => new DOMRect(0, 0, 50, 50)
  page = new AbortController()
  menu(button, dialog, page.signal)
})
afterEach(() => {
  page.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const point = (type: string, at: [number, number], pointerType = 'mouse') =>
  button.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: at[0], clientY: at[1], pointerType }))
const enter = (pointerType?: string) => {
  point('pointerenter', [20, 20], pointerType)
  point('pointermove', [20, 20], pointerType)
}
const leave = () => {
  point('pointerleave', [400, 400])
  point('pointermove', [400, 400])
}
/** Whether a press on Close, now or by a key, was left to the browser, which then closes the menu. */
function closes(by: 'mouse' | 'key' = 'mouse') {
  if (by === 'mouse') {
    const press = new PointerEvent('pointerdown', { bubbles: true })
    Object.defineProperty(press, 'timeStamp', { value: performance.now() })
    close.dispatchEvent(press)
  }
  const detail = by === 'mouse' ? 1 : 0
  return close.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
}

test('[NAV-03] waits 180 ms for intent: a pointer that only passes opens nothing', () => {
  enter()
  vi.advanceTimersByTime(179)
  leave()
  vi.advanceTimersByTime(500)
  expect(dialog.open).toBe(false)
  enter()
  vi.advanceTimersByTime(179)
  expect(dialog.open).toBe(false)
  vi.advanceTimersByTime(1)
  expect(dialog.open).toBe(true)
})

test('[NAV-03] a finger opens nothing by lying on the button', () => {
  enter('touch')
  vi.advanceTimersByTime(1000)
  expect(dialog.open).toBe(false)
})

test('[NAV-03] does not take the click that follows a hover for a request to close', () => {
  enter()
  vi.advanceTimersByTime(180)
  vi.advanceTimersByTime(699)
  expect(closes()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(closes()).toBe(true)
})

test('[NAV-03] a key, or a press on a menu that was opened by a press, closes it at once', () => {
  enter()
  vi.advanceTimersByTime(180)
  expect(closes('key')).toBe(true)
  dialog.close()
  leave()
  button.click()
  dialog.showModal()
  vi.advanceTimersByTime(700)
  expect(closes()).toBe(true)
})

test('[NAV-03] opened by hover where nothing has the focus, closing gives it to the button', () => {
  enter()
  vi.advanceTimersByTime(180)
  close.focus()
  dialog.close()
  expect(document.activeElement).toBe(button)
})

test('[NAV-03] closed under a pointer that lies on the button, it opens when the pointer has been away', () => {
  enter()
  vi.advanceTimersByTime(180)
  dialog.close()
  point('pointerenter', [20, 20])
  vi.advanceTimersByTime(1000)
  expect(dialog.open).toBe(false)
  leave()
  enter()
  vi.advanceTimersByTime(180)
  expect(dialog.open).toBe(true)
})
