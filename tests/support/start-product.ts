import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { startSandbox } from '../../sandbox/start.ts'
import { sandboxSettings } from '../../scripts/demo-environment.ts'
import { inDatabase, startPostgres } from './embedded-postgres.ts'
import { startServer } from './faults/server-process.ts'
import { expectNoLeaks, readMails } from './leaks/leak-scan.ts'
import { forgetSecrets } from './leaks/secrets-seen.ts'
import { testPorts } from './product.ts'
import { runSql } from './run-sql.ts'

/**
 * Runs the built product on a fresh database of PostgreSQL, with the sandbox beside it, for all browser tests. Those of
 * `system/embedded.spec.ts` have a product of their own on PGlite.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  forgetSecrets()
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-e2e-'))
  const postgres = await startPostgres(folder)
  const name = `infiniti_e2e_${process.pid}`
  await runSql(postgres.url, `create database ${name}`)
  const databaseUrl = inDatabase(postgres.url, name)
  const appUrl = `http://127.0.0.1:${testPorts.app}`
  const sandbox = await startSandbox({ httpPort: testPorts.sandbox, smtpPort: testPorts.smtp, appUrl })
  const server = await startServer({
    ...sandboxSettings(testPorts),
    PORT: String(testPorts.app),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    // A real captcha and real hashes, but small ones: most journeys begin with a new account.
    CAPTCHA_MAX_TRIES: '30',
    PASSWORD_MEMORY_KIB: '64',
    // One module is on a server of its own.
    MODULE_BASE_URLS: `flash_accounts=http://127.0.0.1:${testPorts.sandbox}/flash-accounts`,
    // Journeys of the other demo merchant find their stores as they were made; visitors look at this one.
    SHOWCASE_MERCHANT: demoMerchants[1].email,
    // Each test speaks as a visitor of its own (X-Forwarded-For), so that limits do not mix.
    TRUSTED_PROXIES: '127.0.0.1',
    // All of it is looked through for secrets at the end.
    LOG_LEVEL: 'debug',
  })
  return async () => {
    try {
      const mails = await readMails()
      await server.stop()
      await sandbox.close()
      await expectNoLeaks(databaseUrl, server.output(), mails)
    } finally {
      forgetSecrets()
      await server.stop()
      // Ends last, because the others still have connections to it.
      await runSql(postgres.url, `drop database ${name} with (force)`)
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }
}
