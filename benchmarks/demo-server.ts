import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tests/support/embedded-postgres.ts'
import { startServer } from '../tests/support/faults/server-process.ts'
import { startSandboxProcess } from './sandbox-process.ts'

/** The built server on a fresh embedded database, or on another, once it has come to rest. */
export async function openDemo(env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-bench-'))
  const port = await freePort()
  const sandbox = await startSandboxProcess(`http://127.0.0.1:${port}`)
  const server = await startServer({
    ...sandbox.settings.mail,
    ...sandbox.settings.shopify,
    PORT: String(port),
    PUBLIC_BASE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...env,
  })
  // In its first seconds the server still compresses its pages as small as they go.
  await sleep(20_000)
  return {
    url: server.url,
    sandboxUrl: sandbox.url,
    pid: server.pid,
    folder,
    close: async () => {
      await server.stop()
      await sandbox.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
