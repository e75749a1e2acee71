import type { ChildProcess } from 'node:child_process'
import { createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError, readConfig } from '../src/config/env.ts'
import { keepPrivate } from '../src/database/private-files.server.ts'
import { OtherVersionError, refuseOtherFolder } from '../src/database/other-version.server.ts'
import { demoColleague, demoMerchants, demoStaff } from '#contract/accounts/demo-accounts.ts'
import { buildAll } from './build.ts'
import { isBuildFresh } from './build-freshness.ts'
import { portsFrom, sandboxSettings } from './demo-environment.ts'
import { fillStore } from './demo/fill-store.ts'
import { requireFreePorts } from './free-ports.ts'
import { spawnTied } from './tied-process.ts'

/** `npm start`: builds when needed, then runs the application and, in the demo, the sandbox beside it. */

const slowestStartMs = 180_000
const children: ChildProcess[] = []

const say = (text: string) => console.log(`· ${text}`)

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const isDemo = (process.env.APP_MODE ?? 'demo') === 'demo'
  const ports = portsFrom(Number(process.env.PORT ?? 3000))
  const settings = isDemo
    ? {
        ...sandboxSettings(ports),
        SHOPIFY_ALL_ORDERS: 'true',
        SHOWCASE_MERCHANT: demoMerchants[0].email,
        ...process.env,
      }
    : process.env
  const config = readConfig(settings)
  await requireFreePorts([
    { port: config.PORT, host: config.HOST, use: 'the site' },
    ...(isDemo
      ? [
          { port: ports.sandbox, host: '127.0.0.1', use: 'the sandbox' },
          { port: ports.smtp, host: '127.0.0.1', use: 'the sandbox’s mail server' },
        ]
      : []),
  ])

  // Before anything writes to the data folder: the log and the sandbox do so too.
  if (!config.DATABASE_URL) refuseOtherFolder(config.DATA_DIR, 'src/database/migrations')

  if (isBuildFresh()) say('The build is up to date')
  else {
    say('Building pages and server')
    await buildAll()
  }

  if (!isDemo) return runInForeground(settings)

  keepPrivate(config.DATA_DIR)
  const logFile = join(config.DATA_DIR, 'infiniti.log')
  const appUrl = config.PUBLIC_BASE_URL
  say('Starting the sandbox: mail, phones, Google, Shopify, card payments and reCAPTCHA, on this machine')
  launch('sandbox/main.ts', logFile, {
    ...settings,
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.smtp),
    SANDBOX_DATA_DIR: join(config.DATA_DIR, 'sandbox'),
    APP_URL: appUrl,
  })
  say(`Opening the database in ${config.DATA_DIR} and starting the application`)
  const app = launch('build/server/main.js', logFile, settings)
  await untilReady(`http://${config.HOST}:${config.PORT}/readyz`, app)
  const sandboxUrl = `http://127.0.0.1:${ports.sandbox}`
  console.log(banner(appUrl, sandboxUrl, logFile))
  say(await fillStore(config.DATA_DIR, { port: config.PORT, sandboxUrl }))
}

function launch(script: string, logFile: string, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawnTied(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  child.stdout.pipe(createWriteStream(logFile, { flags: 'a' }))
  child.once('exit', (code) => {
    if (code !== 0 && code !== null)
      console.error(`${script} ended with ${code}; its last words are in ${logFile}`)
    stop(code ?? 0)
  })
  children.push(child)
  return child
}

/** Production: one process, JSON lines to standard output. */
function runInForeground(env: NodeJS.ProcessEnv): void {
  const child = spawnTied(process.execPath, ['build/server/main.js'], {
    env,
    stdio: ['inherit', 'inherit', 'inherit'],
  })
  child.once('exit', (code) => stop(code ?? 0))
  children.push(child)
}

async function untilReady(url: string, app: ChildProcess): Promise<void> {
  const deadline = Date.now() + slowestStartMs
  while (Date.now() < deadline && app.exitCode === null) {
    const ready = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await sleep(100)
  }
  if (app.exitCode === null)
    throw new Error(`The application was not ready within ${slowestStartMs / 1000} seconds.`)
}

function banner(appUrl: string, sandboxUrl: string, logFile: string): string {
  return `
  Infiniti is running.

    Site          ${appUrl}
    Kit of parts  ${appUrl}/render-test
    API           ${appUrl}/api/docs
    Sandbox       ${sandboxUrl}
    Inbox         ${sandboxUrl}/mail    every mail that the demo sends
    Phones        ${sandboxUrl}/phone   every WhatsApp message and SMS

  Who may sign in at ${appUrl}/merchant/login
${demoMerchants.map(({ email, password, about }) => `    ${email} / ${password}   ${about}`).join('\n')}
  and at ${appUrl}/admin/login
    ${demoStaff.email} / ${demoStaff.password}   our own staff
    ${demoColleague.email} / ${demoColleague.password}   a colleague, who approves what the first proposes

  Log: ${logFile}. Ctrl-C stops everything.
`
}

let stopping = false
function stop(code: number): void {
  if (stopping) return
  stopping = true
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null)
  for (const child of running) child.kill('SIGTERM')
  void Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve)))).then(() =>
    process.exit(code),
  )
}

process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

try {
  await main()
} catch (error) {
  const isOperators = error instanceof ConfigError || error instanceof OtherVersionError
  console.error(isOperators ? error.message : error)
  stop(1)
}
