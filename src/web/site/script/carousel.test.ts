// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carousel } from './carousel.ts'

const term = 2500

/** Told by the test what is seen, as the browser would. */
let observers: { callback: IntersectionObserverCallback; threshold: unknown }[]
let root: HTMLElement
let turns: number
let isHovered: boolean
let reduced: boolean

beforeEach(() => {
  vi.useFakeTimers()
  observers = []
  isHovered = false
  reduced = false
  turns = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
        observers.push({ callback, threshold: options.threshold })
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return reduced
    },
    addEventListener() {},
  }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function begin() {
  document.body.innerHTML = `<section data-carousel="${term}">
    <div data-carousel-strip><p>One</p><p>Two</p><p>Three</p></div>
    ${['One', 'Two', 'Three'].map((name, at) => `<a href="#x" data-carousel-go ${at === 1 ? 'aria-current="true"' : ''}>${name}</a>`).join('')}
    <button data-carousel-step="-1">Previous</button><button data-carousel-step="1">Next</button>
    <button data-carousel-pause aria-pressed="false">Pause</button></section>`
  root = document.querySelector('section')!
  // happy-dom does not know this property.
  for (const name of root.querySelectorAll('[aria-current]')) name.ariaCurrent = 'true'
  const strip = root.querySelector<HTMLElement>('[data-carousel-strip]')!
  // Each slide is as wide as the strip.
  Object.defineProperty(strip, 'clientWidth', { value: 100 })
  for (const [at, slide] of [...strip.children].entries()) {
    Object.defineProperties(slide, { offsetLeft: { value: at * 100 }, offsetWidth: { value: 100 } })
  }
  strip.scrollTo = (to?: ScrollToOptions | number) => {
    if (typeof to !== 'object') return
    strip.scrollLeft = to.left ?? 0
    // Its first placing is at once and is no turn.
    if (to.behavior !== 'instant') turns += 1
    strip.dispatchEvent(new Event('scroll'))
  }
  const matches = root.matches.bind(root)
  const matchesHover = (selector: string) => (selector === ':hover' ? isHovered : matches(selector))
  Object.defineProperty(root, 'matches', { value: matchesHover })
  carousel(root)
  return strip
}

/** Half of the strip is in the window, or not. */
function seen(isIntersecting: boolean) {
  for (const { callback } of observers) {
    callback([{ isIntersecting }] as IntersectionObserverEntry[], {} as IntersectionObserver)
  }
  vi.advanceTimersByTime(200)
}

/** Long enough for four turns. */
const turnsMeanwhile = () => {
  const before = turns
  vi.advanceTimersByTime(4 * term)
  return turns - before
}

const current = () => root.querySelector('[aria-current]')?.textContent
const tell = (type: string) => {
  root.dispatchEvent(new Event(type))
  // The next frame.
  vi.advanceTimersByTime(20)
}

test('[HOME-05] begins at the slide that the page names, and turns once a term while half of it is seen', () => {
  const strip = begin()
  expect(turnsMeanwhile()).toBe(0)
  seen(true)
  expect([current(), strip.scrollLeft]).toEqual(['Two', 100])
  expect(observers.map(({ threshold }) => threshold)).toContain(0.5)
  vi.advanceTimersByTime(term - 201)
  expect(turns).toBe(0)
  vi.advanceTimersByTime(1)
  expect([turns, current()]).toEqual([1, 'Three'])
  vi.advanceTimersByTime(term)
  expect([turns, current()]).toEqual([2, 'One'])
})

test('[HOME-05] holds off the screen, under the pointer and under the focus, and goes on afterwards', () => {
  begin()
  seen(true)
  expect(turnsMeanwhile()).toBe(4)
  seen(false)
  expect(turnsMeanwhile()).toBe(0)
  seen(true)
  expect(turnsMeanwhile()).toBe(4)

  isHovered = true
  tell('pointerenter')
  expect(turnsMeanwhile()).toBe(0)
  isHovered = false
  tell('pointerleave')
  expect(turnsMeanwhile()).toBe(4)

  const find = root.querySelector.bind(root)
  root.querySelector = (selector: string) => (selector === ':focus-visible' ? root : find(selector))
  tell('focusin')
  expect(turnsMeanwhile()).toBe(0)
  root.querySelector = find
  tell('focusout')
  expect(turnsMeanwhile()).toBe(4)
})

test('[HOME-05] the button stops it and lets it go on', () => {
  begin()
  seen(true)
  const pause = root.querySelector<HTMLElement>('[data-carousel-pause]')!
  pause.click()
  expect([pause.getAttribute('aria-pressed'), turnsMeanwhile()]).toEqual(['true', 0])
  pause.click()
  expect([pause.getAttribute('aria-pressed'), turnsMeanwhile()]).toEqual(['false', 4])
})

test('[HOME-05] never turns by itself with reduced motion', () => {
  reduced = true
  begin()
  seen(true)
  expect(turnsMeanwhile()).toBe(0)
})

test('[HOME-05] names, steps and arrow keys turn it, and stop the clock', () => {
  begin()
  seen(true)
  const link = root.querySelectorAll<HTMLElement>('[data-carousel-go]')[2]!
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  link.dispatchEvent(press)
  expect([press.defaultPrevented, current()]).toEqual([true, 'Three'])
  root.querySelector<HTMLElement>('[data-carousel-step="1"]')!.click()
  expect(current()).toBe('One')
  root.querySelector<HTMLElement>('[data-carousel-step="-1"]')!.click()
  expect(current()).toBe('Three')
  root.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', cancelable: true }))
  expect(current()).toBe('Two')
  expect(turnsMeanwhile()).toBe(0)
})
