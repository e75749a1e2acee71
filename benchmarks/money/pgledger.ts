import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'

/** What pgledger is made of, at the commits that were measured: the second makes its ids. */
const sources = {
  'uuid-to-ulid.sql':
    'https://raw.githubusercontent.com/scoville/pgsql-ulid/c279055fd7726a8da68c80d84c201be24dcfc7c9/uuid-to-ulid.sql',
  'pgledger.sql':
    'https://raw.githubusercontent.com/pgr0ss/pgledger/93536655e18c82d4f6d729ed9c5f0a84fdba2e3d/pgledger.sql',
}

/** Below the temporary folder, where it stays for the next time: it is no part of ours. Nothing where GitHub is away. */
export async function readPgledger(): Promise<string | undefined> {
  const folder = join(tmpdir(), 'infiniti-peers', 'pgledger')
  await mkdir(folder, { recursive: true })
  const parts: string[] = []
  for (const [name, url] of Object.entries(sources)) {
    const file = join(folder, name)
    if (!existsSync(file)) {
      const answer = await fetch(url).catch(() => undefined)
      if (!answer?.ok) return undefined
      await writeFile(file, await answer.text())
    }
    parts.push(await readFile(file, 'utf8'))
  }
  return parts.join('\n')
}

export interface PgledgerAccounts {
  available: string[]
  pending: string[]
  revenue: string
}

/** For each wallet what is available and what is held; one account for what was earned. As its examples do it. */
export async function openPgledger(
  client: Client,
  source: string,
  wallets: number,
): Promise<PgledgerAccounts> {
  await client.query('create schema pgledger')
  await client.query('set search_path = pgledger')
  await client.query(source)
  const create = async (name: string) => {
    const { rows } = await client.query<{ id: string }>('select id from pgledger_create_account($1, $2)', [
      name,
      'USD',
    ])
    return rows[0]?.id ?? ''
  }
  const accounts: PgledgerAccounts = { available: [], pending: [], revenue: await create('revenue') }
  for (let wallet = 0; wallet < wallets; wallet += 1) {
    accounts.available.push(await create(`available ${wallet}`))
    accounts.pending.push(await create(`pending ${wallet}`))
  }
  return accounts
}
