import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserFlags, browserPath } from '../../scripts/find-browser.ts'
import { run } from '../../scripts/run.ts'
import { median } from '../identity/load.ts'

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** Scores of the four categories, 0 to 100, and what was measured: medians of a few runs. */
export async function lighthouseMedians(
  url: string,
  runs = 3,
): Promise<{ categories: Record<string, number>; audits: Record<string, number> }> {
  const reports: Report[] = []
  for (let i = 0; i < runs; i += 1) {
    // Now and then its browser records nothing, and Lighthouse itself asks to be run again.
    reports.push(await runOnce(url).catch(() => runOnce(url)))
  }
  const [first] = reports
  const medians = (ids: string[], read: (report: Report, id: string) => number | undefined) =>
    Object.fromEntries(ids.map((id) => [id, median(reports.map((report) => read(report, id) ?? 0))]))
  return {
    categories: medians(Object.keys(first?.categories ?? {}), (report, id) =>
      Math.round((report.categories[id]?.score ?? 0) * 100),
    ),
    audits: medians(Object.keys(first?.audits ?? {}), (report, id) => report.audits[id]?.numericValue),
  }
}

async function runOnce(url: string): Promise<Report> {
  const file = join(tmpdir(), `infiniti-lighthouse-${process.pid}.json`)
  const flags = ['--headless=new', ...browserFlags].join(' ')
  await run(
    'lighthouse',
    [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
    { env: { CHROME_PATH: browserPath() ?? '' } },
  )
  const report = JSON.parse(await readFile(file, 'utf8')) as Report
  await rm(file)
  return report
}
