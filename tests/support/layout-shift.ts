import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShift: number
    isPainted: boolean
  }
}

/**
 * Counts how far a page moves once it was painted whole. A busy machine may paint a half of the text first, whose lines
 * then break elsewhere: that is not counted.
 */
export function recordLayoutShift(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) window.layoutShift += Number('value' in entry && entry.value)
    }
    window.layoutShift = 0
    window.isPainted = false
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const begin = () => {
      observer.takeRecords()
      window.layoutShift = 0
      window.isPainted = true
    }
    const onParsed = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)))
    document.addEventListener('readystatechange', onParsed, { once: true })
  })
}

export const untilPainted = (page: Page): Promise<unknown> => page.waitForFunction(() => window.isPainted)

export const readLayoutShift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift)
