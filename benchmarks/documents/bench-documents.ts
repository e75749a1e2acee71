import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { openDemo } from '../demo-server.ts'
import { median } from '../identity/load.ts'
import { cpuSeconds } from '../process/process-figures.ts'
import { table } from '../report.ts'
import { nginxPath, type Rival, startNginx, startPlain } from './rivals.ts'

const seconds = 3
const restSeconds = 2
const rounds = 3
const encodings = ['identity', 'gzip', 'br']

/** Processor time of one answer with the home page: ours, one nginx worker's and bare Node's, in turn. */
export async function benchDocuments(): Promise<void> {
  const nginx = nginxPath()
  if (!nginx)
    console.log('nginx is not installed here (on Debian: apt-get install nginx-light): compared with Node')
  const demo = await openDemo()
  const url = `${demo.url}/`
  const rows: string[][] = []
  try {
    for (const encoding of encodings) {
      const rivals = [
        await startPlain(url, encoding, demo.folder),
        ...(nginx ? [await startNginx(nginx, url, encoding, demo.folder)] : []),
      ]
      rows.push(await compare({ url, pid: demo.pid, stop: () => {} }, rivals, encoding))
      for (const rival of rivals) rival.stop()
    }
  } finally {
    await demo.close()
  }
  table(
    'CPU per request of the home page, µs, medians of 3 rounds in turn',
    ['encoding', 'ours', 'bare node:http', 'bare ÷ ours', ...(nginx ? ['nginx', 'nginx ÷ ours'] : [])],
    rows,
  )
}

async function compare(ours: Rival, rivals: Rival[], encoding: string): Promise<string[]> {
  const all = [ours, ...rivals]
  const spent: number[][] = all.map(() => [])
  for (let i = 0; i < rounds; i += 1) {
    for (const [at, server] of all.entries()) spent[at]?.push(await cpuPerRequest(server, encoding))
  }
  const [our = 0, ...theirs] = spent.map(median)
  return [
    encoding,
    our.toFixed(0),
    ...theirs.flatMap((their) => [their.toFixed(0), (their / our).toFixed(2)]),
  ]
}

/** What the process uses at rest (jobs, timers) is taken off, or a slow client would be charged to the server. */
async function cpuPerRequest({ url, pid }: Rival, encoding: string): Promise<number> {
  const resting = cpuSeconds(pid)
  await sleep(restSeconds * 1000)
  const before = cpuSeconds(pid)
  const headers = { 'accept-encoding': encoding }
  const result = await autocannon({ url, connections: 20, duration: seconds, headers })
  const spent = cpuSeconds(pid) - before - ((before - resting) * seconds) / restSeconds
  return (spent * 1_000_000) / result.requests.total
}
