import type { Locator, Page } from '@playwright/test'

/** One press, and the text that shows its result. */
export interface TimedPress {
  name: string
  press(page: Page): Promise<Press>
  result: { within: string; text: string }
}

interface Press {
  on: Locator
  key?: string
}

export interface Timing {
  /** Milliseconds from the press to the next paint (Event Timing). */
  paint: number
  /** Milliseconds from the press to the paint that shows the result. */
  result: number
}

/** The page was made with `recordEvents` as its first script. */
export async function timePress(page: Page, { press, result }: TimedPress): Promise<Timing> {
  const { on, key } = await press(page)
  // The pointer is on the link before it presses, so prefetching has started.
  await on.hover()
  await page.waitForTimeout(500)
  await page.evaluate(() => (window.pressed = []))
  const shown = page.evaluate(untilShown, result)
  await (key ? on.press(key) : on.click())
  const { isNext, milliseconds } = await shown
  // The browser reports an event some time after its paint.
  await page.waitForTimeout(300)
  // It does not report events below 16 ms.
  const paint = await page.evaluate(() => Math.max(16, ...window.pressed))
  return { paint, result: isNext ? paint : milliseconds }
}

declare global {
  interface Window {
    pressed: number[]
  }
}

/** Runs in the page. */
export function recordEvents(): void {
  window.pressed = []
  const record = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) window.pressed.push(entry.duration)
    }
  }
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver(record).observe(options)
}

interface Shown {
  /** The first paint after the press shows it, so Event Timing has its time. */
  isNext: boolean
  milliseconds: number
}

/** Runs in the page: waits for the next press, then for the paint that shows the text. */
function untilShown({ within, text }: TimedPress['result']): Promise<Shown> {
  return new Promise((resolve) => {
    let pressed: number | undefined
    let paints = 0
    const press = (event: Event) => (pressed ??= event.timeStamp)
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, press, { capture: true, once: true })
    const look = () => {
      const isThere = [...document.querySelectorAll(within)].some(
        (place) => place.textContent.includes(text) && place.checkVisibility(),
      )
      if (pressed !== undefined) paints += 1
      if (pressed === undefined || !isThere) return requestAnimationFrame(look)
      const since = pressed
      const { port1, port2 } = new MessageChannel()
      // A message is delivered after the current frame.
      const isNext = paints === 1
      port1.addEventListener('message', () => resolve({ isNext, milliseconds: performance.now() - since }))
      port1.start()
      port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
  })
}
