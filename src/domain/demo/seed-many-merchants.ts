import { sql } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import { type Context, withTransaction } from '../context.server.ts'

const batch = 10_000
const many = 1_000

/** Invented merchants, to try lists and searches on: no passwords, so nobody can sign in as one. */
export async function seedManyMerchants(
  { db }: Pick<Context, 'db'>,
  howMany: number,
  secondsApart = 37,
): Promise<void> {
  const there = await countSeeded({ db })
  const fill = async (into: Pick<Context, 'db'>) => {
    for (let from = there; from < there + howMany; from += batch) {
      const to = Math.min(from + batch, there + howMany) - 1
      await into.db.execute(crowd(from, to, secondsApart))
    }
  }
  await (howMany < many ? fill({ db }) : withoutSearch({ db }, fill))
}

/**
 * Creating the search indexes after the rows takes a tenth of the time, and these rows already contain the words of
 * their shops. One transaction, so that searches never miss anything, and no time limit, because a million rows take
 * longer than a request may.
 */
const withoutSearch = (ctx: Pick<Context, 'db'>, fill: (into: Pick<Context, 'db'>) => Promise<void>) =>
  withTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select set_config('statement_timeout', '0', true)`)
    const found = await tx.db.execute(
      sql`select indexname, indexdef from pg_indexes where tablename = 'users' and indexdef like '%USING gin%'`,
    )
    const indexes = found.rows.map(({ indexname, indexdef }) => ({
      name: String(indexname),
      definition: String(indexdef),
    }))
    for (const { name } of indexes) await tx.db.execute(sql`drop index ${sql.identifier(name)}`)
    await tx.db.execute(sql`alter table memberships disable trigger shop_words_of_new_members`)
    await tx.db.execute(sql`alter table outlets disable trigger shop_words_of_new_outlets`)
    await fill(tx)
    await tx.db.execute(sql`alter table memberships enable trigger shop_words_of_new_members`)
    await tx.db.execute(sql`alter table outlets enable trigger shop_words_of_new_outlets`)
    for (const { definition } of indexes) await tx.db.execute(sql.raw(definition))
  })

/** A few dozen over the last twelve weeks, for the demo's first start. */
export async function seedNeighbours(ctx: Context): Promise<void> {
  if ((await countSeeded(ctx)) === 0) await seedManyMerchants(ctx, 40, 2 * 24 * 60 * 60)
}

/** PostgreSQL does this by itself within a minute. */
export async function analyseTables({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.execute(sql`vacuum analyze users`)
  await db.execute(sql`vacuum analyze outlets`)
}

const countSeeded = ({ db }: Pick<Context, 'db'>) =>
  db.$count(users, sql`${users.email} like '%.crowd.example'`)

const firsts =
  'Asha,Benedikt,Chidi,Dalia,Edith,Farhan,Greta,Hiro,Imani,João,Kavya,Leon,Mei,Noor,Olu,Petra,Quentin,Rosa,Sami,Tove'
const lasts =
  'Rao,Lang,Okafor,Haddad,Marsh,Qureshi,Solberg,Tanabe,Brooks,Pires,Menon,Fischer,Chua,van Dijk,Adeyemi,Novak,Blanc,Iglesias,Aziz,Lindqvist,Tamura,Oduya,Keller'
const goods =
  'loom,pantry,leather,tea,lamp,wool,paper,ceramic,soap,bicycle,honey,denim,cedar,salt,print,garden,bakery'

const crowd = (from: number, to: number, secondsApart: number) => sql`
  with people as (
    select n, gen_random_uuid() as user_id, gen_random_uuid() as company_id, gen_random_uuid() as outlet_id,
      date_trunc('milliseconds', now()) - (1 + n) * ${secondsApart}::int * interval '1 second' as at,
      (string_to_array(${firsts}, ','))[1 + n % 20] as first,
      (string_to_array(${lasts}, ','))[1 + (n * 7 + n / 20) % 23] as last,
      (string_to_array(${goods}, ','))[1 + (n * 7) % 17] as goods
    from generate_series(${from}::int, ${to}::int) as n
  ), new_users as (
    insert into users (id, email, first_name, last_name, email_verified_at, terms_version, terms_at, source, shop_words, created_at, updated_at)
    select user_id, translate(lower(first), 'ã', 'a') || '@' || goods || '-' || n || '.crowd.example', first, last,
      case when n % 5 > 0 then at end, '1.0', at,
      jsonb_build_object('utm_source', (array['search', 'newsletter', 'partner', ''])[1 + n % 4]),
      initcap(goods) || ' ' || n || ' ' || goods || '-' || n || '.myshopify.com', at, at
    from people
  ), new_companies as (
    insert into companies (id, name, created_at) select company_id, initcap(goods) || ' ' || n, at from people
  ), new_members as (
    insert into memberships (company_id, user_id, role, created_at) select company_id, user_id, 'owner', at from people
  ), new_outlets as (
    insert into outlets (id, company_id, outlet_name, web_url, platform, api_key, created_at)
    select outlet_id, company_id, initcap(goods) || ' ' || n, goods || '-' || n || '.myshopify.com', 'shopify', 'K-crowd-' || n, at
    from people
  )
  insert into user_outlets (company_id, user_id, outlet_id) select company_id, user_id, outlet_id from people`
