import { eq, sql } from 'drizzle-orm'
import { events } from '#database/schema/events.ts'
import { type Context, withTransaction } from '../context.server.ts'

/** Invented visits of twelve weeks, so that the demo's funnel has something to show. Once only. */
export async function seedVisits(ctx: Context): Promise<void> {
  if ((await ctx.db.$count(events, eq(events.category, 'Page'))) > 0) return
  await withTransaction(ctx, async ({ db }) => {
    await db.execute(visits)
    await db.execute(nextSteps)
  })
}

const visits = sql`
  insert into events (id, category, label, path, source, created_at)
  select gen_random_uuid(), 'Page', case when n % 7 in (0, 3) then 'onward' else 'entry' end,
    case when n % 7 = 0 then '/demo/' else (array['/', '/customer-accounts', '/wishlist', '/faq'])[1 + n % 4] end,
    (array['direct', 'search', 'direct', 'newsletter', 'partner', 'search'])[1 + (n * n + n / 11) % 6],
    now() - n * interval '67 minutes'
  from generate_series(1, 1700) as n`

/** One in three of the neighbours went on to a module. A store that left is erased after two days, so only new ones are seen to leave. */
const nextSteps = sql`
  with neighbours as (
    select *, (row_number() over (order by created_at))::int as n
    from outlets where api_key like 'K-crowd-%' order by created_at desc limit 40
  ), granted as (
    insert into shopify_grants (shop, company_id, outlet_id, token_enc, scopes, shop_details, granted_at, revoked_at)
    select web_url, company_id, id, '', '', '{}', created_at + interval '1 hour', created_at + interval '2 hours'
    from neighbours where created_at > now() - interval '2 days'
    on conflict do nothing
  )
  insert into module_installs (company_id, outlet_id, slug, installed_at)
  select company_id, id, (array['infiniti', 'crm', 'whatsapp'])[1 + (n / 3) % 3], created_at + interval '1 day'
  from neighbours where n % 3 = 1
  on conflict do nothing`
