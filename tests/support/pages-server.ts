import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { startSandbox } from '../../sandbox/start.ts'
import { sandboxSettings } from '../../scripts/demo-environment.ts'
import { freePort } from './embedded-postgres.ts'
import { startServer } from './faults/server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built product answers. */
    origin: string
    sandboxOrigin: string
  }
}

/** The built product on a fresh embedded database, with the sandbox beside it, for all tests of tests/pages. */
export default async function startPagesServer(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-pages-'))
  const ports = { app: await freePort(), sandbox: await freePort(), smtp: await freePort() }
  const appUrl = `http://127.0.0.1:${ports.app}`
  const sandbox = await startSandbox({ httpPort: ports.sandbox, smtpPort: ports.smtp, appUrl })
  const server = await startServer({
    ...sandboxSettings(ports),
    PORT: String(ports.app),
    DATA_DIR: folder,
    PASSWORD_MEMORY_KIB: '64',
    SHOWCASE_MERCHANT: demoMerchants[0].email,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  })
  project.provide('origin', server.url)
  project.provide('sandboxOrigin', sandbox.url)
  return async () => {
    await server.stop()
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
  }
}
