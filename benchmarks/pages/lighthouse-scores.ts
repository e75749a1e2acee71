import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserFlags, browserPath } from '../../scripts/find-browser.ts'
import { run } from '../../scripts/run.ts'

interface Report {
  categories: Record<string, { title: string; score: number }>
  audits: Record<string, { numericValue?: number }>
}

const runs = 3

/** Scores of the four categories and the paint times: the median of three runs. */
export async function lighthouseScores(url: string): Promise<string[]> {
  const reports: Report[] = []
  for (let i = 0; i < runs; i += 1) {
    // Now and then its browser records nothing, and Lighthouse itself asks to be run again.
    reports.push(await runOnce(url).catch(() => runOnce(url)))
  }
  const [first] = reports
  const scores = Object.entries(first?.categories ?? {}).map(
    ([id, { title }]) =>
      `${title.padEnd(15)} ${Math.round(median(reports.map((r) => r.categories[id]?.score ?? 0)) * 100)}`,
  )
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ].map((id) => `${id} ${round(median(reports.map((r) => r.audits[id]?.numericValue ?? 0)))}`)
  return [...scores, times.join(', ')]
}

async function runOnce(url: string): Promise<Report> {
  const file = join(tmpdir(), `infiniti-lighthouse-${process.pid}.json`)
  const flags = ['--headless=new', ...browserFlags].join(' ')
  await run(
    'lighthouse',
    [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
    {
      CHROME_PATH: browserPath() ?? '',
    },
  )
  const report = JSON.parse(await readFile(file, 'utf8')) as Report
  await rm(file)
  return report
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const round = (value: number) => (value < 1 ? value.toFixed(3) : String(Math.round(value)))
