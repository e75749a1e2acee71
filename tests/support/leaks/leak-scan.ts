import { openEmbedded } from '#database/client.server.ts'
import { findLeaks } from './find-leaks.ts'
import { sandboxUrl } from '../product.ts'
import { secretsSeen } from './secrets-seen.ts'

/** What may never hold a secret in plain text, read at the end of the journeys. */

/** All letters that were sent. */
export async function readMails(): Promise<string> {
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${sandboxUrl}/mail/api/${path}`)).json()
  const { messages } = (await read('messages')) as { messages: { id: string }[] }
  const texts: string[] = []
  for (const { id } of messages) texts.push(JSON.stringify(await read(`messages/${id}`)))
  return texts.join('\n')
}

/** Every row of every table, once the server has stopped. Letters that still wait hold their links by necessity. */
async function readDatabase(dataDir: string): Promise<string> {
  const database = await openEmbedded(dataDir, 'src/database/migrations')
  try {
    const { rows } = await database.pglite.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const texts: string[] = []
    for (const { name } of rows) {
      const only = name === 'public.mail_outbox' ? 'where sent_at is not null' : ''
      const found = await database.pglite.query<{ row: string }>(
        `select t::text as row from ${name} t ${only}`,
      )
      texts.push(`${name}:`, ...found.rows.map(({ row }) => row))
    }
    return texts.join('\n')
  } finally {
    await database.close()
  }
}

/** Throws when a secret stands where none may. Letters may carry links, and nothing else. */
export async function expectNoLeaks(dataDir: string, log: string, mails: string): Promise<void> {
  const secrets = secretsSeen(mails)
  const database = await readDatabase(dataDir)
  const leaks = [
    ...findLeaks(secrets, { log, database }),
    ...findLeaks(
      secrets.filter(({ kind }) => kind !== 'link'),
      { mails },
    ),
  ]
  const sizes = [log, mails, database].map((text) => `${(text.length / 1024).toFixed(0)} KiB`)
  console.log(
    `${secrets.length} secrets looked for in log, mails and database (${sizes.join(', ')}): ${leaks.length} found`,
  )
  if (leaks.length > 0)
    throw new Error(`Secrets in plain text:\n${leaks.map((leak) => JSON.stringify(leak)).join('\n')}`)
}
