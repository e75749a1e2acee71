import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../embedded-postgres.ts'
import { startServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the embedded database, migrated and with the demo in it. */
    preparedFolder: string
  }
}

export const faultSecret = 'a-secret-of-more-than-thirty-two-bytes-1'

/** A first start takes three times as long as a later one, so the tests begin with copies of one folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-prepared-'))
  const server = await startServer({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    SECRET_KEYS: faultSecret,
    LOG_LEVEL: 'error',
  })
  await server.stop()
  project.provide('preparedFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
