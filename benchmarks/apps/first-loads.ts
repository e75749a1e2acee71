import type { Browser, BrowserContextOptions } from '@playwright/test'
import { median } from '../identity/load.ts'
import { table } from '../report.ts'
import { type ColdVisit, visitCold } from './cold-visit.ts'

export type StorageState = BrowserContextOptions['storageState']

const visits = 3

/** Requests, script and LCP of a page, as cells of the table below. */
export async function firstLoad(
  browser: Browser,
  url: string,
  storageState?: StorageState,
): Promise<string[]> {
  const seen: ColdVisit[] = []
  for (let i = 0; i < visits; i += 1) seen.push(await visitCold(browser, url, storageState))
  const middle = (of: (visit: ColdVisit) => number) => median(seen.map(of))
  return [
    String(middle(({ requests }) => requests)),
    (middle(({ scriptBytes }) => scriptBytes) / 1024).toFixed(0),
    middle(({ lcp }) => lcp).toFixed(0),
  ]
}

export function firstLoadTable(rows: string[][]): void {
  table(
    'first load, empty cache, processor ÷ 4, 150 ms, 1.6 Mbit/s; medians of 3 (target: at most 14, 150, 1800)',
    ['page', 'requests', 'script KiB as sent', 'LCP ms'],
    rows,
  )
}
