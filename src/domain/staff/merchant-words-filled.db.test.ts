import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openPostgres } from '#database/client.server.ts'
import { merchantQuery } from '#contract/staff/shapes.ts'
import type { Context } from '../context.server.ts'
import { listMerchants } from './list-merchants.ts'

const migrations = 'src/database/migrations'
const lastBefore = '0012_shop-words-of-few'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'infiniti-migrations-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** All migrations up to one. */
async function migrationsUpTo(tag: string): Promise<string> {
  await cp(migrations, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] }
  const kept = entries.slice(0, entries.findIndex((entry) => entry.tag === tag) + 1)
  await writeFile(journal, JSON.stringify({ ...rest, entries: kept }))
  return folder
}

/** A database as it was before, filled, closed, and opened by the product of today. */
async function upgraded(fill: (db: Database['db']) => Promise<unknown>): Promise<Database> {
  const before = await migrationsUpTo(lastBefore)
  const url = new URL(inject('template'))
  const name = `infiniti_upgrade_${process.pid}`
  url.pathname = 'postgres'
  const admin = postgres(url.href, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  url.pathname = name
  const old = await openPostgres(url.href, before)
  await fill(old.db)
  await old.close()
  return openPostgres(url.href, migrations)
}

// On PostgreSQL alone, where it takes a second: a new embedded database takes twenty. Both run the same SQL.
test.runIf(inject('engine') === 'postgres')(
  '[ADM-02] merchants who were there before there were words are found by theirs',
  async () => {
    const database = await upgraded((db) =>
      db.execute(sql`
      insert into users (id, email, first_name, last_name, terms_version, terms_at, source, is_staff, created_at, updated_at)
      select gen_random_uuid(), 'person-' || n || '@fjord.example', case when n % 5 = 0 then 'Tove' else 'Émile' end,
        case n when 7 then 'Solberg-Quist' else 'Lind' end, '1.0', now(), '{}', n > 1500, now() - n * interval '1 minute', now()
      from generate_series(1, 1510) as n`),
    )
    const find = async (search: string) => {
      // The verb asks for nothing else of its context.
      const ctx = { db: database.db } as Context
      const { company_profile, total, is_more } = await listMerchants(ctx, merchantQuery.parse({ search }))
      return { first: company_profile[0]?.user_email, total, is_more }
    }
    expect(await find('quist')).toEqual({ first: 'person-7@fjord.example', total: 1, is_more: false })
    expect(await find('tov')).toMatchObject({ first: 'person-5@fjord.example', total: 300 })
    expect(await find('émile lind')).toMatchObject({ first: 'person-1@fjord.example', is_more: true })
    // Staff have no words, and whoever comes later has theirs.
    await database.db.execute(
      sql`update users set last_name = 'Quistgaard' where email = 'person-5@fjord.example'`,
    )
    expect(await find('quist')).toMatchObject({ total: 2 })
    const rows = await database.db.execute(
      sql`select count(*)::int as count from merchant_words join users on users.id = user_id where is_staff`,
    )
    expect(Array.isArray(rows) ? rows : rows.rows).toEqual([{ count: 0 }])
    await database.close()
  },
)
