import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBrowser } from '../../scripts/find-browser.ts'
import { openDemo } from '../demo-server.ts'
import { lighthouseMedians } from '../pages/lighthouse-scores.ts'
import { type PageWeight, weigh } from '../pages/page-weight.ts'
import { table } from '../report.ts'
import { buildPeer, type Peer } from './build-peer.ts'
import { serveFolder } from './serve-folder.ts'

const peers: Peer[] = [
  { name: 'Astro 7.3.5', folder: 'astro', built: 'dist', clientParts: [] },
  { name: 'React Router 8.4.0, hydrated', folder: 'react-router', built: 'build/client', clientParts: [] },
  {
    name: 'Next.js 16.4.6, exported',
    folder: 'next',
    built: 'out',
    clientParts: ['web/ui/theme-switch.tsx'],
  },
]

/** Our home page, and the same page as three frameworks build it by default. */
export async function benchPeers(): Promise<void> {
  ensureBrowser(console.log)
  const rows: string[][] = []
  const demo = await openDemo()
  try {
    rows.push(['**ours**', ...(await measure(`${demo.url}/`))])
  } finally {
    await demo.close()
  }
  for (const peer of peers) {
    const built = await buildPeer(peer).catch((error: unknown) => console.error(error))
    if (!built) {
      rows.push([peer.name, 'could not be installed or built here; see above'])
      continue
    }
    const server = await serveFolder(built)
    await sleep(1_000)
    rows.push([peer.name, ...(await measure(server.url))])
    server.close()
  }
  table(
    'the home page, built four ways; KiB as sent (brotli), Lighthouse mobile, median of 3',
    [
      'built as',
      'requests',
      'HTML',
      'CSS',
      'JS',
      'fonts',
      'all',
      'all, gzip',
      'script CPU',
      'performance',
      'FCP, LCP, TBT',
      'CLS',
    ],
    rows,
  )
}

async function measure(url: string): Promise<string[]> {
  const { kinds, requests, scriptMs } = await weigh(url)
  const of = (kind: keyof PageWeight['kinds']) => kib(kinds[kind].br)
  const all = Object.values(kinds)
  const scores = await lighthouseMedians(url)
  const paints = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
  return [
    String(requests),
    of('html'),
    of('css'),
    of('js'),
    of('font'),
    kib(all.reduce((sum, { br }) => sum + br, 0)),
    kib(all.reduce((sum, { gzip }) => sum + gzip, 0)),
    `${scriptMs.toFixed(0)} ms`,
    String(scores.categories.performance),
    `${paints.map((id) => Math.round(scores.audits[id] ?? 0)).join(', ')} ms`,
    (scores.audits['cumulative-layout-shift'] ?? 0).toFixed(3),
  ]
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1)
