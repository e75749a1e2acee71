import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as build from 'virtual:react-router/server-build'
import { type Config, ConfigError, readConfig } from '#config/env.ts'
import { projectRoot } from '#config/project-root.ts'
import { FolderInUseError } from '#database/folder-lock.server.ts'
import { OtherVersionError } from '#database/other-version.server.ts'
import { type DemoRoster, demoRoster } from '#contract/bookings/demo-hosts.ts'
import { terms } from '#content/shared/legal/terms.ts'
import type { Context } from '#domain/context.server.ts'
import { DemoAccountsError, refuseDemoAccounts } from '#domain/demo/refuse-demo-accounts.ts'
import { requireShowcase, ShowcaseError } from '#domain/showcase/find-showcase.ts'
import { saveHosts } from '#domain/booking/save-hosts.ts'
import { seedDemo } from '#domain/demo/seed-demo.ts'
import { createApp } from './app.ts'
import { listen } from './http/listen.ts'
import { listenProblem } from './http/listen-problem.ts'
import { routeNames } from './http/route-names.ts'
import { fillFiles, fillFrom } from './http/public-address.ts'
import { loadStoredFiles } from './http/files/stored-files.ts'
import { DatabaseAwayError, openServices } from './services.ts'

/** After the drain: connections have ten seconds, jobs five, the database five. Then it is over either way. */
const slowestStopMs = 25_000

/** The composition root: configuration, services, application, socket. */
async function start(): Promise<void> {
  const config = readConfig()
  const services = await openServices(config)
  try {
    await services.alone(() => prepareData(services.ctx, config))
  } catch (error) {
    await services.close()
    throw error
  }
  const files = await fillFiles(await loadStoredFiles(join(projectRoot(), 'build')), fillFrom(config))
  const { ctx, metrics, tracing } = services
  let stopping = false
  const isReady = async () => !stopping && (await services.isReady())
  const app = createApp({ config, ctx, build, files, metrics, isReady })
  const followed = tracing ? tracing.requests(app, routeNames(build, files)) : app
  const listening = await listen(followed, config.PORT, config.HOST)
  services.log.info({ port: listening.port, mode: config.APP_MODE }, 'ready')

  const stop = async () => {
    if (stopping) return
    stopping = true
    listening.drain()
    await sleep(config.DRAIN_SECONDS * 1000)
    setTimeout(() => process.exit(1), slowestStopMs).unref()
    await listening.close()
    await services.close()
    services.log.info({}, 'stopped')
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

/** What must be there before the first visitor, or must not. */
async function prepareData(ctx: Context, { APP_MODE, BOOKING_HOSTS }: Config): Promise<void> {
  if (APP_MODE === 'demo') await seedDemo(ctx, terms.versions[0].id)
  else await refuseDemoAccounts(ctx)
  await requireShowcase(ctx)
  if (BOOKING_HOSTS) await saveHosts(ctx, readRoster(BOOKING_HOSTS))
}

/** Who can be booked, from the operator's file. */
function readRoster(file: string): DemoRoster {
  try {
    return demoRoster.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new ConfigError([`BOOKING_HOSTS: ${file} is not a roster; docs/flows/booking.md shows one`])
  }
}

try {
  await start()
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}

/** What the operator did wrong gets a sentence; what we did wrong gets a stack. */
function sentenceFor(error: unknown): unknown {
  const isOperators = [
    ConfigError,
    FolderInUseError,
    OtherVersionError,
    DemoAccountsError,
    DatabaseAwayError,
    ShowcaseError,
  ].some((kind) => error instanceof kind)
  if (error instanceof Error && isOperators) return error.message
  return listenProblem(error) ?? error
}
