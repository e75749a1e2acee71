import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { openPostgres } from '#database/client.server.ts'
import { hashPassword } from '#domain/accounts/check-password.ts'
import { createAccount } from '#domain/accounts/create-account.ts'
import { createKeys } from '#domain/keys.server.ts'
import { argon2Passwords } from '#integrations/passwords/argon2-passwords.ts'
import { systemClock } from '#integrations/system-clock.ts'
import { startSandbox } from '#sandbox/start.ts'
import { freePort, startPostgres } from '../../tests/support/embedded-postgres.ts'
import { runSql } from '../../tests/support/run-sql.ts'
import { startServer } from '../../tests/support/faults/server-process.ts'

export const password = 'Pantry#2026x'
const secretKey = 'a-secret-of-more-than-thirty-two-bytes-1'

export interface Merchant {
  email: string
  /** What the browser keeps: both halves of the session, and the device. */
  headers: Record<string, string>
}

export type IdentityWorld = Awaited<ReturnType<typeof openIdentityWorld>>

/** The built server on PostgreSQL, with merchants who have signed in from their browsers before. */
export async function openIdentityWorld(howMany: number) {
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-bench-'))
  const postgres = await startPostgres(folder)
  const port = await freePort()
  const sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl: `http://127.0.0.1:${port}` })
  const env = {
    ...sandbox.settings.mail,
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    SECRET_KEYS: secretKey,
    // Each try can come from a visitor of its own.
    TRUSTED_PROXIES: '127.0.0.1',
    // A few dozen sessions read for everybody.
    SESSION_CALLS_PER_MINUTE: '10000000',
    LOG_LEVEL: 'silent',
  }
  const emails = await seed(postgres.url, howMany)
  const server = await startServer(env)
  // In its first seconds the server still compresses its pages as small as they go.
  await sleep(20_000)
  const merchants: Merchant[] = []
  for (const email of emails) merchants.push(await signIn(server.url, email))
  const half = Math.floor(howMany / 2)
  return {
    url: server.url,
    pid: server.pid,
    databaseUrl: postgres.url,
    analyze: () => analyze(postgres.url),
    /** Signing in again ends one's oldest sessions, so those who read are others. */
    readers: merchants.slice(0, half),
    signers: merchants.slice(half),
    close: async () => {
      await server.stop()
      await sandbox.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * PostgreSQL does this by itself within a minute. Here tables grow from nothing to thousands of rows in seconds, and
 * plans that were made for empty tables would be measured.
 */
async function analyze(databaseUrl: string): Promise<void> {
  await runSql(databaseUrl, 'analyze')
}

async function seed(databaseUrl: string, howMany: number): Promise<string[]> {
  const database = await openPostgres(databaseUrl, 'src/database/migrations')
  const keys = createKeys([secretKey])
  const passwordHash = await hashPassword({ keys, passwords: argon2Passwords() }, password)
  const emails = Array.from({ length: howMany }, (_, i) => `merchant${i}@bench.example`)
  await database.db.transaction(async (db) => {
    for (const email of emails) {
      const person = { email, firstName: 'Mei', lastName: 'Chua', termsVersion: '1.0', source: {} }
      const emailVerifiedAt = new Date()
      await createAccount({ db, clock: systemClock }, { ...person, passwordHash, emailVerifiedAt })
    }
  })
  await database.close()
  return emails
}

async function signIn(url: string, email: string): Promise<Merchant> {
  const answer = await fetch(`${url}/api/merchant/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`No sign-in for ${email}: ${await answer.text()}`)
  const { token } = (await answer.json()) as SessionView
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { email, headers: { authorization: `Bearer ${token.access}`, cookie } }
}
