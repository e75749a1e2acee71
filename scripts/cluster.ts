import type { ChildProcess } from 'node:child_process'
import { hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { startSandbox } from '../sandbox/start.ts'
import { buildAll } from './build.ts'
import { isBuildFresh } from './build-freshness.ts'
import { startBalancer } from './cluster/balancer.ts'
import { findNginx, startNginx } from './cluster/nginx.ts'
import { sandboxSettings } from './demo-environment.ts'
import { isOpenToAll, openPlace } from './postgres/postgres-binaries.ts'
import { runPostgres } from './postgres/start-postgres.ts'
import { spawnTied } from './tied-process.ts'

/** `npm run cluster`: PostgreSQL, three instances and a balancer on this machine, with the sandbox beside them. */

const port = Number(process.env.PORT ?? 3000)
const ports = { app: port, sandbox: port + 1, smtp: port + 2, postgres: port + 10 }
const folder = resolve(process.env.DATA_DIR ?? './data', 'cluster')
const publicUrl = `http://127.0.0.1:${port}`
const instances = [1, 2, 3].map((number) => ({ number, port: port + 10 + number }))
const targets = instances.map((instance) => `http://127.0.0.1:${instance.port}`)
const running = new Map<number, ChildProcess>()

const say = (text: string) => console.log(`· ${text}`)

mkdirSync(folder, { recursive: true })
if (!isBuildFresh()) {
  say('Building pages and server')
  await buildAll()
}

const postgresFolder = folderForPostgres()
say(`Starting PostgreSQL in ${postgresFolder}`)
const database = await runPostgres({ directory: postgresFolder, port: ports.postgres })

say('Starting the sandbox, and three instances that migrate one database at the same moment')
const sandbox = await startSandbox({
  httpPort: ports.sandbox,
  smtpPort: ports.smtp,
  appUrl: publicUrl,
  dataDir: join(folder, 'sandbox'),
})
const settings = {
  ...sandboxSettings(ports),
  ...process.env,
  PUBLIC_BASE_URL: publicUrl,
  DATABASE_URL: database.url,
  SECRET_KEYS: ownSecret(),
  TRUSTED_PROXIES: '127.0.0.1',
  DRAIN_SECONDS: '1',
}
let stopping = false
for (const instance of instances) launch(instance)
await Promise.all(targets.map(untilReady))

const nginx = findNginx()
const balancer = nginx
  ? await startNginx(nginx, { port, targets, folder: join(folder, 'nginx') })
  : await startBalancer({ port, targets })
console.log(banner())

/** As root, PostgreSQL runs as another user, who cannot enter a folder of root's alone. */
function folderForPostgres(): string {
  if (process.getuid?.() !== 0 || isOpenToAll(folder)) return join(folder, 'postgres')
  const place = openPlace(`infiniti-cluster-${hash('sha256', folder).slice(0, 8)}`)
  mkdirSync(place, { recursive: true, mode: 0o755 })
  return join(place, 'postgres')
}

function launch({ number, port: own }: (typeof instances)[number]): void {
  const child = spawnTied(process.execPath, ['build/server/main.js'], {
    env: { ...settings, PORT: String(own), DATA_DIR: join(folder, `instance-${number}`) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(join(folder, `instance-${number}.log`), { flags: 'a' })
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  running.set(number, child)
  child.once('exit', (code, signal) => {
    if (stopping) return
    // As systemd would do it.
    say(`Instance ${number} ended (${signal ?? code}) and is started again`)
    setTimeout(() => stopping || launch({ number, port: own }), 1_000)
  })
}

async function untilReady(target: string): Promise<void> {
  const isReady = () =>
    fetch(`${target}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries > 600) fail(target)
    await sleep(100)
  }
}

function fail(what: string): never {
  throw new Error(`${what} did not start; the logs are in ${folder}.`)
}

/** Kept, so that sessions outlive a restart; shared, so that each instance knows the others' sessions. */
function ownSecret(): string {
  const file = join(folder, 'secret')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const secret = randomBytes(32).toString('base64url')
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  }
}

function banner(): string {
  const [merchant] = demoMerchants
  const lines = instances.map(
    ({ number, port: own }) =>
      `    Instance ${number}    http://127.0.0.1:${own}   process ${running.get(number)?.pid}`,
  )
  return `
  Three instances of Infiniti are running.

    Site          ${publicUrl}   through ${nginx ?? 'our own balancer; nginx is not installed'}
${lines.join('\n')}
    PostgreSQL    ${settings.DATABASE_URL}
    Inbox         ${sandbox.url}/mail

  Sign in as ${merchant.email} / ${merchant.password}. End one of the processes and go on working:
  it is started again. Logs: ${folder}. Ctrl-C stops everything.
`
}

/** Those in front first, the database last. */
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  say('Stopping')
  const alive = [...running.values()].filter((child) => child.exitCode === null && child.signalCode === null)
  for (const child of alive) child.kill('SIGTERM')
  await Promise.all(alive.map((child) => once(child, 'exit')))
  await balancer.close()
  await sandbox.close()
  await database.stop()
  process.exit(0)
}

process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
