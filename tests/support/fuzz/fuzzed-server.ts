import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '#sandbox/start.ts'
import { freePort } from '../embedded-postgres.ts'
import { startServer } from '../faults/server-process.ts'

const origin = 'https://infiniti.example'

/**
 * The built server as production would address it, over https, with the sandbox beside it. On a new embedded database
 * unless the settings name another one.
 */
export async function startFuzzedServer(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-fuzz-'))
  const port = await freePort()
  const sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl: origin })
  const { mail, names, google, shopify } = sandbox.settings
  const server = await startServer({
    ...mail,
    ...names,
    ...google,
    ...shopify,
    PORT: String(port),
    PUBLIC_BASE_URL: origin,
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...settings,
  })
  return {
    server,
    origin,
    async close() {
      await server.stop()
      await sandbox.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
