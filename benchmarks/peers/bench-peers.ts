import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBrowser } from '../../scripts/find-browser.ts'
import { openDemo } from '../demo-server.ts'
import { lighthouseMedians } from '../pages/lighthouse-scores.ts'
import { type PageWeight, weigh } from '../pages/page-weight.ts'
import { table } from '../report.ts'
import { buildPeer, type Peer } from './build-peer.ts'
import { appPages, documents, type PeerPage } from './documents.ts'
import { serveFolder } from './serve-folder.ts'

/** Builds interactive pages with React by default. */
const appPeers: Peer[] = [
  {
    name: 'React Router 8.4.0, hydrated',
    folder: 'react-router',
    built: 'build/client',
    template: 'page.tsx',
    pageFile: (path) => `app/pages${path === '/' ? '/home' : path}.tsx`,
    clientParts: [],
  },
  {
    name: 'Next.js 16.4.6, exported',
    folder: 'next',
    built: 'out',
    template: 'page.tsx',
    pageFile: (path) => `app${path === '/' ? '' : path}/page.tsx`,
    clientParts: [
      'web/kit/foundations/theme-switch.tsx',
      'web/kit/overlays/dialog.tsx',
      'web/kit/forms/field.tsx',
    ],
  },
]

const peers: Peer[] = [
  {
    name: 'Astro 7.3.5',
    folder: 'astro',
    built: 'dist',
    template: 'page.astro',
    pageFile: (path) => `src/pages${path === '/' ? '/index' : path}.astro`,
    clientParts: [],
  },
  ...appPeers,
]

/** Our home page, and the same page as three frameworks build it by default. */
export async function benchPeers(): Promise<void> {
  const rows: string[][] = []
  await eachBuild(documents.slice(0, 1), async (name, url) => {
    rows.push([name, ...(url ? await measure(url) : ['could not be installed or built here; see above'])])
  })
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

/** Every document of ours beside the same page of the others, each looked at once: it takes half an hour. */
export async function benchPeerPages(): Promise<void> {
  const cells = new Map(documents.map(({ path }) => [path, [path]]))
  await eachBuild(documents, async (name, url) => {
    for (const { path } of documents) {
      cells.get(path)?.push(url ? await measureOnce(url + path.slice(1)) : '')
      console.log(`· ${name} ${path}: ${cells.get(path)?.at(-1)}`)
    }
  })
  table(
    'every document, built four ways; requests, KiB as sent (brotli), of it script, Lighthouse performance (mobile, one run)',
    ['page', '**ours**', ...peers.map(({ name }) => name)],
    [...cells.values()],
  )
}

/** Ours first, then the others in turn, each served on its own; without an address where one cannot be built here. */
async function eachBuild(
  pages: PeerPage[],
  look: (name: string, url?: string) => Promise<void>,
): Promise<void> {
  await ensureBrowser(console.log)
  const demo = await openDemo()
  try {
    await look('**ours**', `${demo.url}/`)
  } finally {
    await demo.close()
  }
  await eachPeer(peers, pages, look)
}

/** The sign-in form and a list page of the frameworks that build such pages with React. */
export const eachAppPeer = (look: (name: string, url?: string) => Promise<void>) =>
  eachPeer(appPeers, appPages, look)

async function eachPeer(
  builders: Peer[],
  pages: PeerPage[],
  look: (name: string, url?: string) => Promise<void>,
): Promise<void> {
  for (const peer of builders) {
    const built = await buildPeer(peer, pages).catch((error: unknown) => console.error(error))
    const server = built ? await serveFolder(built) : undefined
    await sleep(1_000)
    await look(peer.name, server?.url)
    server?.close()
  }
}

async function measureOnce(url: string): Promise<string> {
  const { kinds, requests } = await weigh(url, 1)
  const all = Object.values(kinds).reduce((sum, { br }) => sum + br, 0)
  const { categories } = await lighthouseMedians(url, 1)
  return `${requests}; ${kib(all)}; ${kib(kinds.js.br)}; ${categories.performance}`
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
