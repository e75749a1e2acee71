// @module-tag engine
import { type SQL, sql } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMerchant } from '../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../tests/support/test-context.ts'
import { furnishCompany } from '../../tests/support/furnish-company.ts'
import type { Context } from './context.server.ts'
import { authenticate } from './sessions/authenticate.ts'
import type { MerchantContext } from './sessions/session.server.ts'
import { withTenant } from './tenant.server.ts'

// oxlint-disable-next-line node/no-process-env -- `npm run test:all` tries more
const tries = process.env.MODEL_RUNS ? 20 : 5

/** Three companies, and whatever somebody may try on the tables: nobody reads or changes a row of another. */

interface Company {
  companyId: string
  outletId: string
  ctx: MerchantContext
}

let world: TestContext
let tables: string[]
/** Those that the role of companies may read and not change. Nobody deletes from them, so they stay as they are. */
let ledger: string[]
/** Those whose rows belong to an outlet. */
let pointing: string[]
let companies: Company[]
let furniture: Record<string, unknown[]>

beforeAll(async () => {
  world = await openTestContext()
  companies = []
  for (let i = 0; i < 3; i += 1) companies.push(await newCompany())
  tables = (
    await rowsOf<{ name: string }>(
      world.ctx,
      sql`select tablename as name from pg_policies where policyname = 'own_company' order by 1`,
    )
  ).map(({ name }) => name)
  ledger = (
    await rowsOf<{ name: string }>(
      world.ctx,
      // Materialised, so that the planner asks about the privileges of these tables alone.
      sql`with own as materialized (select tablename as name from pg_policies where policyname = 'own_company')
          select name from own where not has_table_privilege('infiniti_tenant', name::regclass, 'INSERT') order by 1`,
    )
  ).map(({ name }) => name)
  pointing = await tablesWith('outlet_id')
  furniture = await everything()
})
afterAll(() => world.close())

async function newCompany(): Promise<Company> {
  const { browser, ...ids } = await newMerchant(world)
  await furnishCompany(world.ctx, ids)
  const access = browser.token?.access
  const partner = browser.cookies.get('__Host-infiniti_user_token')
  const ctx = await authenticate({ ...world.ctx, credentials: { access, partner } })
  if (!ctx) throw new Error('Not signed in')
  return { companyId: ids.companyId, outletId: ids.outletId, ctx }
}

async function rowsOf<T>(ctx: Context, query: SQL): Promise<T[]> {
  const result = await ctx.db.execute(query)
  return result.rows as T[]
}

const tablesWith = async (column: string) =>
  (
    await rowsOf<{ name: string }>(
      world.ctx,
      sql`select table_name as name from information_schema.columns
          where table_schema = 'public' and column_name = ${column} order by 1`,
    )
  ).map(({ name }) => name)

const keyOf = (table: string) => sql.identifier(table === 'companies' ? 'id' : 'company_id')

/** Every row of every tenant table but those of one company, by table. */
async function everything(but?: string): Promise<Record<string, unknown[]>> {
  const parts = tables.map(
    (table) => sql`${table}::text, (
      select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') from ${sql.identifier(table)} t
      where ${keyOf(table)} is distinct from ${but ?? null}::uuid)`,
  )
  const [row] = await rowsOf<{ all: Record<string, unknown[]> }>(
    world.ctx,
    sql`select jsonb_build_object(${sql.join(parts, sql`, `)}) as all`,
  )
  return row?.all ?? {}
}

/** As it was at the beginning. What others refer to comes first; windows, changes and messages go with their company, and come back. */
async function refurnish(): Promise<void> {
  const first = [
    'companies',
    'memberships',
    'outlets',
    'departments',
    'order_windows',
    'order_changes',
    'messages',
    'message_attempts',
    'message_stops',
    'reconnect_requests',
  ]
  const order = [...first, ...tables.filter((table) => !first.includes(table) && !ledger.includes(table))]
  await world.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`delete from companies`)
    for (const table of order) {
      const name = sql.identifier(table)
      await tx.execute(
        sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(furniture[table])}::jsonb)`,
      )
    }
  })
}

type Attempt = (table: string, own: Company, other: Company) => SQL | false

/** What may be tried. Each gives back the company of every row it touched. */
const attempts: Record<string, Attempt> = {
  'read everything': (table) => sql`select ${keyOf(table)} as company from ${sql.identifier(table)}`,
  'read by foreign key': (table, _own, other) =>
    sql`select ${keyOf(table)} as company from ${sql.identifier(table)} where ${keyOf(table)} = ${other.companyId}`,
  'delete everything': (table) =>
    sql`delete from ${sql.identifier(table)} returning ${keyOf(table)} as company`,
  'delete foreign rows': (table, _own, other) =>
    sql`delete from ${sql.identifier(table)} where ${keyOf(table)} = ${other.companyId} returning ${keyOf(table)} as company`,
  'take foreign rows over': (table, own, other) =>
    sql`update ${sql.identifier(table)} set ${keyOf(table)} = ${own.companyId} where ${keyOf(table)} = ${other.companyId} returning ${keyOf(table)} as company`,
  'give own rows away': (table, _own, other) =>
    sql`update ${sql.identifier(table)} set ${keyOf(table)} = ${other.companyId} returning ${keyOf(table)} as company`,
  'plant a row': (table, _own, other) => sql`
    insert into ${sql.identifier(table)}
    select (jsonb_populate_record(null::${sql.identifier(table)}, to_jsonb(t) || ${sql`jsonb_build_object(${sql`${table === 'companies' ? 'id' : 'company_id'}::text`}, ${other.companyId}::uuid)`})).*
    from ${sql.identifier(table)} t limit 1
    returning ${keyOf(table)} as company`,
  'point at a foreign outlet': (table, _own, other) =>
    pointing.includes(table) &&
    sql`update ${sql.identifier(table)} set outlet_id = ${other.outletId} returning ${keyOf(table)} as company`,
}

/** Refused by a policy, a foreign key or a unique one. Anything else is a mistake of this test. */
const refusals = new Set(['42501', '23503', '23505'])

function isRefusal(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && refusals.has(String(cause.code))) return true
  }
  return false
}

interface Step {
  by: number
  at: number
  table: string
  attempt: string
}

/** The companies of the rows that a step touched. A refusal by the database is as good as touching nothing. */
async function touched({ by, at, table, attempt }: Step): Promise<string[]> {
  const own = companies[by]
  const other = companies[(by + 1 + at) % 3]
  const query = own && other && attempts[attempt]?.(table, own, other)
  if (!query) return []
  try {
    const rows = await withTenant(own.ctx, (tx) => rowsOf<{ company: string }>(tx, query))
    return rows.map(({ company }) => company)
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}

test('[SYNC-04] every table with rows of a company hides them from the others', async () => {
  const withCompany = await tablesWith('company_id')
  // Who may sign in, and what was done: read by us for everybody, never as a company.
  const ours = ['audit_log', 'sessions', 'shopper_sessions', 'shopper_codes', 'order_links']
  expect([...withCompany.filter((name) => !ours.includes(name)), 'companies'].toSorted()).toEqual(tables)
})

test('each sees, and may delete, what is its own', async () => {
  await refurnish()
  for (const table of tables) {
    const own = companies[0]?.companyId
    const seen = new Set(await touched({ by: 0, at: 0, table, attempt: 'read everything' }))
    expect([table, [...seen]]).toEqual([table, [own]])
  }
  expect(ledger).toContain('entries')
  for (const attempt of ['delete everything', 'give own rows away']) {
    for (const table of ledger) expect(await touched({ by: 0, at: 0, table, attempt })).toEqual([])
  }
  expect(await touched({ by: 0, at: 0, table: 'outlets', attempt: 'delete everything' })).toHaveLength(1)
})

test('[SYNC-04] no order of attempts by three merchants reads or changes a row of another', async () => {
  const step = record({
    by: nat(2),
    at: nat(1),
    table: constantFrom(...tables),
    attempt: constantFrom(...Object.keys(attempts)),
  })
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      await refurnish()
      for (const one of steps) {
        const own = companies[one.by]?.companyId ?? ''
        const before = await everything(own)
        const companiesTouched = await touched(one)
        expect(companiesTouched.filter((company) => company !== own)).toEqual([])
        expect(await everything(own)).toEqual(before)
      }
    }),
    { numRuns: tries },
  )
})

test('no row of a company points at an outlet of another', async () => {
  await refurnish()
  expect(pointing.length).toBeGreaterThan(3)
  for (const table of pointing) {
    expect(await touched({ by: 0, at: 0, table, attempt: 'point at a foreign outlet' })).toEqual([])
  }
})

test('[SYNC-04] what only our jobs work with is closed to every company', async () => {
  const [company] = companies
  if (!company) throw new Error('No company')
  for (const table of ['pending_grants', 'store_webhooks', 'store_dirty', 'store_forgotten']) {
    const read = withTenant(company.ctx, (tx) => rowsOf(tx, sql`select * from ${sql.identifier(table)}`))
    await expect(read.catch((error: unknown) => isRefusal(error))).resolves.toBe(true)
  }
})

test('[ACC-10] sessions, codes and links of shoppers are closed to every company', async () => {
  for (const table of ['shopper_sessions', 'shopper_codes', 'order_links']) {
    expect(await touchedBy(sql`select '' as company from ${sql.identifier(table)}`)).toBe('refused')
  }
})

test('a company reads neither the module servers nor what payment providers told us', async () => {
  for (const table of [
    'module_servers',
    'module_server_keys',
    'card_webhooks',
    'rate_proposals',
    'reconciliations',
    'document_series',
  ]) {
    expect(await touchedBy(sql`select '' as company from ${sql.identifier(table)}`)).toBe('refused')
  }
})

test('the head of the audit log is closed to every company', async () => {
  for (const attempt of [
    sql`select '' as company from audit_head`,
    sql`update audit_head set seq = seq returning '' as company`,
    sql`delete from audit_head returning '' as company`,
  ]) {
    expect(await touchedBy(attempt)).toBe('refused')
  }
})

async function touchedBy(query: SQL): Promise<'refused' | 'answered'> {
  const [own] = companies
  if (!own) throw new Error('No company.')
  try {
    await withTenant(own.ctx, (tx) => rowsOf(tx, query))
    return 'answered'
  } catch (error) {
    if (isRefusal(error)) return 'refused'
    throw error
  }
}
