import { chromium } from '@playwright/test'
import { browserFlags, browserPath } from '../../scripts/find-browser.ts'

/** What a browser fetches for one page, by kind, with the time its scripts ran. */
export async function pageWeight(url: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
  const page = await browser.newPage()
  const kinds = new Map<string, { bytes: number; requests: number }>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // Time on the processor: by the wall clock, whatever else the machine does would count as script.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const types = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = types.get(requestId) ?? 'Other'
    const sum = kinds.get(kind) ?? { bytes: 0, requests: 0 }
    kinds.set(kind, { bytes: sum.bytes + encodedDataLength, requests: sum.requests + 1 })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const { metrics } = await session.send('Performance.getMetrics')
  await browser.close()
  const scripting = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  const total = [...kinds.values()].reduce(
    (sum, { bytes, requests }) => ({ bytes: sum.bytes + bytes, requests: sum.requests + requests }),
    { bytes: 0, requests: 0 },
  )
  const row = (name: string, { bytes, requests }: { bytes: number; requests: number }) =>
    `${name.padEnd(12)} ${(bytes / 1024).toFixed(1).padStart(7)} KiB  ${requests} request${requests === 1 ? '' : 's'}`
  return [
    ...[...kinds].map(([kind, sum]) => row(kind, sum)),
    row('all', total),
    `script CPU   ${scripting.toFixed(1).padStart(7)} ms`,
  ]
}
