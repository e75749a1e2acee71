import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { spawnTied } from '../tied-process.ts'

interface Settings {
  port: number
  targets: readonly string[]
  /** For its configuration, its log and what it puts down for a moment. */
  folder: string
}

/** Debian keeps it where only root's path leads. */
export const findNginx = (path = process.env.PATH ?? '') =>
  [...path.split(delimiter), '/usr/sbin'].map((folder) => join(folder, 'nginx')).find(existsSync)

/** nginx in front of the instances, with the very settings that `deploy/nginx` gives to production. */
export async function startNginx(nginx: string, { port, targets, folder }: Settings) {
  mkdirSync(folder, { recursive: true })
  const config = join(resolve(folder), 'nginx.conf')
  writeFileSync(config, configuration(port, targets, resolve(folder)))
  const child = spawnTied(nginx, ['-c', config, '-p', resolve(folder)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    lastSignal: 'INT',
  })
  const ended = once(child, 'exit')
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${output}`)
  }
  return {
    async close() {
      // Ctrl-C in a terminal has reached it already.
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGQUIT')
      await ended
    },
  }
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(1_000) }).then(
    () => true,
    () => false,
  )

const hostOf = (target: string) => new URL(target).host

function configuration(port: number, targets: readonly string[], folder: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
pid "${folder}/nginx.pid";
error_log "${folder}/nginx.log" warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off;
  ${places.map((place) => `${place}_temp_path "${folder}/${place}";`).join('\n  ')}
  upstream instances {
    ${targets.map((target) => `server ${hostOf(target)} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    include "${resolve('deploy/nginx/proxy.conf')}";
    location / { proxy_pass http://instances; }
  }
}
`
}
