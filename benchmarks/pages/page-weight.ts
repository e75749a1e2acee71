import { chromium } from '@playwright/test'
import { browserFlags, browserPath } from '../../scripts/find-browser.ts'
import { fetchRaw } from '../http/fetch-raw.ts'
import { median } from '../identity/load.ts'

type Kind = 'html' | 'css' | 'js' | 'font' | 'other'

export interface PageWeight {
  requests: number
  /** Bytes of bodies, as they are sent to browsers that take brotli, and to those that take gzip. */
  kinds: Record<Kind, { br: number; gzip: number }>
  /** Time that scripts ran, the median of several visits: one alone may be twice another. */
  scriptMs: number
}

const kindOf: Record<string, Kind> = { Document: 'html', Stylesheet: 'css', Script: 'js', Font: 'font' }

/** What a browser fetches for one page, by kind, with the time its scripts ran. */
export async function weigh(url: string, visits = 5): Promise<PageWeight> {
  const { fetched, scriptMs: first } = await visit(url)
  const times = [first]
  while (times.length < visits) times.push((await visit(url)).scriptMs)
  const none = () => ({ br: 0, gzip: 0 })
  const kinds = { html: none(), css: none(), js: none(), font: none(), other: none() }
  for (const [address, kind] of fetched) {
    kinds[kind].br += (await fetchRaw(address, 'br')).length
    kinds[kind].gzip += (await fetchRaw(address, 'gzip')).length
  }
  return { requests: fetched.size, kinds, scriptMs: median(times) }
}

async function visit(url: string): Promise<{ fetched: Map<string, Kind>; scriptMs: number }> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
  const page = await browser.newPage()
  const fetched = new Map<string, Kind>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // Time on the processor: by the wall clock, whatever else the machine does would count as script.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  session.on('Network.responseReceived', ({ type, response }) => {
    if (response.url.startsWith('http')) fetched.set(response.url, kindOf[type] ?? 'other')
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const { metrics } = await session.send('Performance.getMetrics')
  await browser.close()
  return { fetched, scriptMs: (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000 }
}
