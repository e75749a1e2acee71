import { sandboxUrl } from '../product.ts'
import { runSql } from '../run-sql.ts'
import { findLeaks } from './find-leaks.ts'
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
async function readDatabase(url: string): Promise<string> {
  const tables = await runSql(
    url,
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const only = name === 'public.mail_outbox' ? 'where sent_at is not null' : ''
    const rows = await runSql(url, `select t::text as row from ${String(name)} t ${only}`)
    texts.push(`${String(name)}:`, ...rows.map(({ row }) => String(row)))
  }
  return texts.join('\n')
}

/** Throws when a secret stands where none may. Letters may carry links, and nothing else. */
export async function expectNoLeaks(databaseUrl: string, log: string, mails: string): Promise<void> {
  const secrets = secretsSeen(mails)
  const database = await readDatabase(databaseUrl)
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
