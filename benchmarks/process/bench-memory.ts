import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { startPostgres } from '../../tests/support/embedded-postgres.ts'
import { openDemo } from '../demo-server.ts'
import { figures } from '../report.ts'
import { memoryOf } from './process-figures.ts'

const seconds = 10

/** Resident memory of the one process, on either database: at rest, and while documents, pages and sign-ins are wanted. */
export async function benchMemory(): Promise<void> {
  const print = figures('memory of one process, MiB resident')
  await measure('embedded database', {}, print)
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-bench-'))
  const postgres = await startPostgres(folder)
  try {
    await measure('PostgreSQL', { DATABASE_URL: postgres.url }, print)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(
  engine: string,
  env: Record<string, string>,
  print: (what: string, figure: string) => void,
): Promise<void> {
  const demo = await openDemo({ ...env, TRUSTED_PROXIES: '127.0.0.1' })
  try {
    const { now } = memoryOf(demo.pid)
    print(`${engine}, at rest`, now.toFixed(0))
    const answered = await underLoad(demo.url)
    const { highest } = memoryOf(demo.pid)
    print(`${engine}, at its highest while answering ${answered}`, highest.toFixed(0))
  } finally {
    await demo.close()
  }
}

/** Everything at once: documents, pages that are rendered, and sign-ins, each from a visitor of its own. */
async function underLoad(url: string): Promise<string> {
  const [merchant] = demoMerchants
  let visitor = 0
  const logins = autocannon({
    url,
    connections: 8,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: '/api/merchant/login/',
        body: JSON.stringify({ email: merchant.email, password: `${merchant.password}!` }),
        setupRequest: (request) => ({
          ...request,
          headers: {
            'content-type': 'application/json',
            origin: url,
            'x-forwarded-for': `10.2.${((visitor += 1) >> 8) & 255}.${visitor & 255}`,
          },
        }),
      },
    ],
  })
  const documents = autocannon({ url: `${url}/`, connections: 50, duration: seconds })
  const pages = autocannon({ url: `${url}/merchant/login`, connections: 10, duration: seconds })
  const [a, b, c] = (await Promise.all([documents, pages, logins])).map(({ requests }) => requests.average)
  return `${rate(a)} documents, ${rate(b)} rendered pages and ${rate(c)} sign-ins a second`
}

const rate = (perSecond = 0) => perSecond.toFixed(0)
