import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { type Database, openEmbedded, openPostgres } from '#database/client.server.ts'
import { startSandbox } from '#sandbox/start.ts'
import { freePort, type OwnPostgres } from '../embedded-postgres.ts'
import { faultSecret } from './prepare-databases.ts'
import { newSharedDatabase, startPreparedPostgres } from './prepared-postgres.ts'

export interface Options {
  /** The embedded one; one in the PostgreSQL that tests share; or one in a PostgreSQL that the test may stop and kill. */
  database: 'embedded' | 'shared' | 'own'
  /** A shared one without tables; otherwise it is migrated and has the demo in it. */
  isEmpty?: boolean
  /** Where the embedded database lives; somebody else removes it. */
  folder?: string
}

interface MessageOptions {
  ip?: string
  /** For sending the same thing twice. */
  key?: string
  /** Of a captcha that was solved elsewhere. */
  token?: string
  headers?: Record<string, string>
}

/** A data folder, a sandbox and the settings of a server that tests may kill, stop and start again. */
export async function openFaultWorld({ database, isEmpty, folder: given }: Options) {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'infiniti-fault-')))
  if (database === 'embedded') await cp(inject('prepared').folder, folder, { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl: url })
  const postgres = database === 'own' ? await startPreparedPostgres(folder) : undefined
  const databaseUrl = database === 'shared' ? await newSharedDatabase({ isEmpty }) : postgres?.url
  // reCAPTCHA, because its answers cost the test nothing; each message comes from a visitor of its own.
  const env = {
    ...sandbox.settings.mail,
    ...sandbox.settings.recaptcha,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    PORT: String(port),
    PUBLIC_BASE_URL: url,
    DATA_DIR: folder,
    SECRET_KEYS: faultSecret,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  }
  let sequence = 0

  async function captchaToken(action: string): Promise<string> {
    const answer = await fetch(`${sandbox.url}/recaptcha/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: env.RECAPTCHA_SITE_KEY, action, hostname: '127.0.0.1' }),
    })
    return ((await answer.json()) as { token: string }).token
  }

  /** One message from a visitor of its own; no answer at all counts as status 0. */
  async function tryMessage(
    server: { url: string },
    { ip = '', key = '', token = '', headers = {} }: MessageOptions = {},
  ) {
    sequence += 1
    const number = sequence
    const answer = await fetch(`${server.url}/api/v1/admin/contact-us`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        'x-forwarded-for': ip || `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      },
      body: JSON.stringify({
        first_name: 'Asha',
        last_name: 'Rao',
        email: `fault-${number}@tamarind.example`,
        phone_number: '+919820044172',
        website_url: 'tamarind.example',
        message: `Message ${number}`,
        token: token || (await captchaToken('CONTACT')),
      }),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined)
    const body = (await answer?.json().catch(() => undefined)) as { reference?: string } | undefined
    // An answer that was cut off in the middle acknowledged nothing.
    return { status: body ? (answer?.status ?? 0) : 0, reference: body?.reference, headers: answer?.headers }
  }

  /** Looks into the database; the embedded one only when no server runs. */
  async function look<T>(question: (db: Database['db']) => Promise<T>): Promise<T> {
    const migrations = 'src/database/migrations'
    const opened = databaseUrl
      ? await openPostgres(databaseUrl, migrations)
      : await openEmbedded(folder, migrations)
    try {
      return await question(opened.db)
    } finally {
      await opened.close()
    }
  }

  return {
    url,
    env,
    sandbox,
    folder,
    captchaToken,
    tryMessage,
    look,
    get postgres(): OwnPostgres {
      if (!postgres) throw new Error('This world has no PostgreSQL of its own.')
      return postgres
    },
    /** Sends one message; resolves to its reference once the server has acknowledged it. */
    sendMessage: async (server: { url: string }, headers: Record<string, string> = {}) =>
      (await tryMessage(server, { headers })).reference,
    /** Compares what was acknowledged with what is there. */
    audit: (acknowledged: readonly string[]) => look((db) => auditMessages(db, acknowledged)),
    /** How many mails the sandbox has, by subject. */
    async mails(): Promise<Map<string, number>> {
      const answer = await fetch(`${sandbox.url}/mail/api/messages`)
      const { messages } = (await answer.json()) as { messages: { subject: string; to: string }[] }
      const counts = new Map<string, number>()
      for (const { subject, to } of messages) {
        const name = `${JSON.stringify(to)} ${subject}`
        counts.set(name, (counts.get(name) ?? 0) + 1)
      }
      return counts
    },
    setMailFault: (mode: 'none' | 'refuse') =>
      fetch(`${sandbox.url}/mail/api/fault`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode }),
      }),
    async close() {
      await sandbox.close()
      await postgres?.stop()
      if (!given) await rm(folder, { recursive: true, force: true })
    },
  }
}

export type FaultWorld = Awaited<ReturnType<typeof openFaultWorld>>

/** A message and its two emails are one transaction: one without the other would be half of it. */
async function auditMessages(db: Database['db'], acknowledged: readonly string[]) {
  const result = await db.execute(sql`
    select m.reference, (
      select count(*)::int from mail_outbox o
      where o.dedupe_key in ('contact-staff:' || m.id, 'contact-receipt:' || m.id)
    ) as emails
    from contact_messages m`)
  const rows = result.rows as { reference: string; emails: number }[]
  const stored = new Set(rows.map((row) => row.reference))
  return {
    stored,
    lost: acknowledged.filter((reference) => !stored.has(reference)),
    halves: rows.filter((row) => row.emails !== 2).map((row) => row.reference),
  }
}
