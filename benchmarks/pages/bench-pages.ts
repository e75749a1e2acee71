import { ensureBrowser } from '../../scripts/find-browser.ts'
import { openDemo } from '../demo-server.ts'
import { table } from '../report.ts'
import { lighthouseMedians } from './lighthouse-scores.ts'
import { weigh } from './page-weight.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const paints = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']

/** What these pages weigh and how they score. */
export async function benchPages(paths: readonly string[]): Promise<void> {
  await ensureBrowser(console.log)
  const demo = await openDemo()
  const rows: string[][] = []
  try {
    for (const path of paths) {
      const { requests, kinds, scriptMs } = await weigh(demo.url + path)
      const { categories: scores, audits } = await lighthouseMedians(demo.url + path)
      rows.push([
        path,
        String(requests),
        ...(['html', 'css', 'js', 'font'] as const).map((kind) => kib(kinds[kind].br)),
        kib(Object.values(kinds).reduce((sum, { br }) => sum + br, 0)),
        `${scriptMs.toFixed(1)} ms`,
        categories.map((id) => scores[id]).join(', '),
        `${paints.map((id) => Math.round(audits[id] ?? 0)).join(', ')} ms`,
        (audits['cumulative-layout-shift'] ?? 0).toFixed(3),
      ])
    }
  } finally {
    await demo.close()
  }
  table('pages; KiB as sent (brotli), Lighthouse mobile, median of 3', columns, rows)
}

const columns = [
  'page',
  'requests',
  'HTML and its style',
  'CSS',
  'JS',
  'fonts',
  'all',
  'script CPU',
  'Lighthouse (performance, accessibility, best practices, SEO)',
  'FCP, LCP, TBT',
  'CLS',
]

const kib = (bytes: number) => (bytes / 1024).toFixed(1)
