import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '../../sandbox/start.ts'
import { sandboxSettings } from '../../scripts/demo-environment.ts'
import { expectNoLeaks, readMails } from './leaks/leak-scan.ts'
import { testPorts } from './product.ts'
import { forgetSecrets } from './leaks/secrets-seen.ts'
import { startServer } from './faults/server-process.ts'

/** Runs the built product on a fresh embedded database, with the sandbox beside it, for all browser tests. */
export default async function startProduct(): Promise<() => Promise<void>> {
  forgetSecrets()
  const dataDir = await mkdtemp(join(tmpdir(), 'infiniti-e2e-'))
  const appUrl = `http://127.0.0.1:${testPorts.app}`
  const sandbox = await startSandbox({ httpPort: testPorts.sandbox, smtpPort: testPorts.smtp, appUrl })
  const server = await startServer({
    ...sandboxSettings(testPorts),
    PORT: String(testPorts.app),
    DATA_DIR: dataDir,
    // A real captcha and real hashes, but small ones: most journeys begin with a new account.
    CAPTCHA_MAX_TRIES: '30',
    PASSWORD_MEMORY_KIB: '64',
    // One module lives on a host of its own.
    MODULE_BASE_URLS: `oh_my_customer=http://127.0.0.1:${testPorts.sandbox}/oh-my-customer`,
    // Each test speaks as a visitor of its own (X-Forwarded-For), so that limits do not mix.
    TRUSTED_PROXIES: '127.0.0.1',
    // All of it is looked through for secrets at the end.
    LOG_LEVEL: 'debug',
  })
  return async () => {
    const mails = await readMails()
    await server.stop()
    await sandbox.close()
    try {
      await expectNoLeaks(dataDir, server.output(), mails)
    } finally {
      forgetSecrets()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}
