import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { openPostgres } from '#database/client.server.ts'
import { users } from '#database/schema/users.ts'
import { seedManyMerchants } from '#domain/demo/seed-many-merchants.ts'
import { createKeys } from '#domain/keys.server.ts'
import { createStaff } from '#domain/staff/create-staff.ts'
import { argon2Passwords } from '#integrations/passwords/argon2-passwords.ts'
import { systemClock } from '#integrations/system-clock.ts'
import { startSandbox } from '#sandbox/start.ts'
import { freePort, startPostgres } from '../../tests/support/embedded-postgres.ts'
import { startServer } from '../../tests/support/faults/server-process.ts'

const secretKey = 'a-secret-of-more-than-thirty-two-bytes-1'
const login = { email: 'desk@bench.example', password: 'Counter#2026y' }

export type AdminWorld = Awaited<ReturnType<typeof openAdminWorld>>

/** The built server on PostgreSQL, a signed-in member of staff, and as many merchants as are asked for. */
export async function openAdminWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-bench-'))
  const postgres = await startPostgres(folder)
  const port = await freePort()
  const sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl: `http://127.0.0.1:${port}` })
  const database = await openPostgres(postgres.url, 'src/database/migrations')
  const keys = createKeys([secretKey])
  const registry = { db: database.db, clock: systemClock, keys, passwords: argon2Passwords() }
  await createStaff(registry, { ...login, firstName: 'Ines', lastName: 'Duarte' }, '1.0')
  await database.close()
  const server = await startServer({
    ...sandbox.settings.mail,
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    SECRET_KEYS: secretKey,
    SESSION_CALLS_PER_MINUTE: '10000000',
    LOG_LEVEL: 'silent',
  })
  // In its first seconds the server still compresses its pages as small as they go.
  await sleep(20_000)
  return {
    url: server.url,
    pid: server.pid,
    headers: await signIn(server.url),
    growTo: (howMany: number) => growTo(postgres.url, howMany),
    close: async () => {
      await server.stop()
      await sandbox.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function signIn(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/merchant/admin_login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(login),
  })
  if (!answer.ok) throw new Error(`Staff could not sign in: ${await answer.text()}`)
  const { token } = (await answer.json()) as { token: { access: string } }
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { authorization: `Bearer ${token.access}`, cookie }
}

/** On one connection that may take its time: an index over a million rows takes longer than any request may. */
async function growTo(databaseUrl: string, howMany: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, options: '-c maintenance_work_mem=512MB' })
  await client.connect()
  const db = drizzle(client, { casing: 'snake_case' })
  const there = await db.$count(users, eq(users.isStaff, false))
  await seedManyMerchants({ db }, howMany - there)
  await client.query('vacuum analyze')
  await client.end()
}
