import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { freePort } from '../../tests/support/embedded-postgres.ts'

const seconds = 3
const restSeconds = 2
const rounds = 3
const encodings = ['identity', 'gzip', 'br'] as const
/** Ticks of /proc/PID/stat a second; Linux has used 100 for decades. */
const ticksPerSecond = 100

/** CPU microseconds a request, ours and nginx's in turn, and the ratio of the medians. */
export async function cpuAgainstNginx(url: string, serverPid: number, folder: string): Promise<string[]> {
  const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync)
  if (!nginx) return ['nginx is not installed here; on Debian: apt-get install nginx-light']
  const lines: string[] = []
  for (const encoding of encodings) {
    const peer = await startNginx(nginx, url, encoding, folder)
    const ours: number[] = []
    const theirs: number[] = []
    for (let i = 0; i < rounds; i += 1) {
      ours.push(await cpuPerRequest(url, encoding, serverPid))
      theirs.push(await cpuPerRequest(peer.url, encoding, peer.workerPid))
    }
    peer.master.kill()
    const [our, their] = [median(ours), median(theirs)]
    lines.push(
      `${encoding.padEnd(9)} ours ${our.toFixed(0)} µs, nginx ${their.toFixed(0)} µs: nginx/ours ${(their / our).toFixed(2)}`,
    )
  }
  return lines
}

async function startNginx(nginx: string, url: string, encoding: string, folder: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const root = join(folder, `nginx-${encoding}`)
  await mkdir(root, { recursive: true })
  // The same bytes that ours sends: nginx gets them compressed beforehand, as ours has them.
  const raw = await fetchRaw(url, encoding)
  await writeFile(
    join(root, 'index.html'),
    encoding === 'identity' ? Buffer.from(await answer.arrayBuffer()) : raw,
  )
  const port = await freePort()
  const header = encoding === 'identity' ? '' : `add_header Content-Encoding ${encoding};`
  await writeFile(
    join(root, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${root}/pid; error_log ${root}/error.log;
     events { worker_connections 512; }
     http { access_log off; sendfile on; keepalive_requests 1000000; types { text/html html; }
       server { listen 127.0.0.1:${port}; root ${root}; etag on; ${header} } }`,
  )
  const master: ChildProcess = spawn(nginx, ['-c', join(root, 'nginx.conf'), '-p', root], { stdio: 'ignore' })
  await sleep(500)
  const children = readFileSync(`/proc/${master.pid}/task/${master.pid}/children`, 'utf8').trim().split(' ')
  return { url: `http://127.0.0.1:${port}/`, master, workerPid: Number(children[0]) }
}

async function fetchRaw(url: string, encoding: string): Promise<Buffer> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

/** What the process uses at rest (jobs, timers) is taken off, or a slow client would be charged to the server. */
async function cpuPerRequest(url: string, encoding: string, pid: number): Promise<number> {
  const resting = cpuSeconds(pid)
  await sleep(restSeconds * 1000)
  const before = cpuSeconds(pid)
  const result = await autocannon({
    url,
    connections: 20,
    duration: seconds,
    headers: { 'accept-encoding': encoding },
  })
  const spent = cpuSeconds(pid) - before - ((before - resting) * seconds) / restSeconds
  return (spent * 1_000_000) / result.requests.total
}

function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
