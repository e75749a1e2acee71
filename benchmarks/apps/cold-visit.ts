import type { Browser, BrowserContextOptions } from '@playwright/test'

export interface ColdVisit {
  requests: number
  /** Bytes of scripts as sent, response headers included. */
  scriptBytes: number
  /** Milliseconds to the largest contentful paint. */
  lcp: number
}

const processorSlowdown = 4
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** Opens a page with an empty cache, on a processor four times slower and a line of 150 ms and 1.6 Mbit/s. */
export async function visitCold(
  browser: Browser,
  url: string,
  storageState: BrowserContextOptions['storageState'],
): Promise<ColdVisit> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', network)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  const scripts = new Set<string>()
  let requests = 0
  let scriptBytes = 0
  devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('http')) return
    requests += 1
    if (type === 'Script') scripts.add(requestId)
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
  })
  await page.addInitScript(recordLargestPaint)
  await page.goto(url, { waitUntil: 'networkidle' })
  const lcp = await page.evaluate(() => window.largestPaint)
  await context.close()
  return { requests, scriptBytes, lcp }
}

declare global {
  interface Window {
    largestPaint: number
  }
}

/** Runs in the page. */
function recordLargestPaint(): void {
  window.largestPaint = 0
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
