import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSandbox } from '#sandbox/start.ts'
import { ensureBrowser } from '../../scripts/find-browser.ts'
import { freePort } from '../../tests/support/embedded-postgres.ts'
import { startServer } from '../../tests/support/server-process.ts'
import { cpuAgainstNginx } from '../http/cpu-against-nginx.ts'
import { lighthouseScores } from './lighthouse-scores.ts'
import { pageWeight } from './page-weight.ts'

/** What these pages weigh and score, and what answering the first of them costs. */
export async function benchPages(paths: readonly string[]): Promise<void> {
  ensureBrowser(console.log)
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-bench-'))
  const port = await freePort()
  const sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl: `http://127.0.0.1:${port}` })
  const server = await startServer({
    ...sandbox.settings.mail,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  })
  // In its first seconds the server still compresses its pages as small as they go.
  await sleep(20_000)
  try {
    for (const path of paths) {
      const url = server.url + path
      console.log(`\n${path}\n  bytes and requests (compressed, as a browser fetches them)`)
      for (const line of await pageWeight(url)) console.log(`    ${line}`)
      console.log('  Lighthouse, mobile, median of 3')
      for (const line of await lighthouseScores(url)) console.log(`    ${line}`)
    }
    console.log(`\n${paths[0]}\n  CPU per request against one nginx worker with the same file, medians of 3`)
    for (const line of await cpuAgainstNginx(server.url + paths[0], server.pid, folder))
      console.log(`    ${line}`)
  } finally {
    await server.stop()
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
  }
}
