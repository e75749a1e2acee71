import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../tests/support/embedded-postgres.ts'
import { fetchRaw } from '../http/fetch-raw.ts'

export interface Rival {
  url: string
  pid: number
  stop(): void
}

export const nginxPath = () => ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync)

/** One nginx worker with the same bytes that ours sends, compressed beforehand, as ours has them. */
export async function startNginx(
  nginx: string,
  url: string,
  encoding: string,
  folder: string,
): Promise<Rival> {
  const root = await keepBody(url, encoding, folder)
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
  return { url: `http://127.0.0.1:${port}/`, pid: Number(children[0]), stop: () => void master.kill() }
}

/** The least that Node can do, which says what of the difference to nginx is Node's. */
export async function startPlain(url: string, encoding: string, folder: string): Promise<Rival> {
  const root = await keepBody(url, encoding, folder)
  const port = await freePort()
  const script = fileURLToPath(new URL('plain-server.ts', import.meta.url))
  const child = spawn(process.execPath, [script, String(port), join(root, 'index.html'), encoding])
  await sleep(1_000)
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => void child.kill() }
}

async function keepBody(url: string, encoding: string, folder: string): Promise<string> {
  const root = join(folder, `rival-${encoding}`)
  await mkdir(root, { recursive: true })
  await writeFile(join(root, 'index.html'), await fetchRaw(url, encoding))
  return root
}
