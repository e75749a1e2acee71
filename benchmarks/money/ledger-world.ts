import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#database/client.server.ts'
import { newId } from '#domain/identifiers.ts'

const dollar = 1_000_000

export interface BenchWallet {
  id: string
  /** Of a hold that no bench uses up. */
  hold: string
}

/** Wallets with money and an open hold, as many as wanted, without the companies around them. */
export async function fillLedger(db: Db, howMany: number): Promise<BenchWallet[]> {
  const now = new Date()
  const at = now.toISOString()
  const made: BenchWallet[] = []
  await db.execute(sql`insert into rate_lines (channel, category, country, currency, charged_on)
    values ('whatsapp', 'marketing', 'ZZ', 'USD', 'delivery') on conflict do nothing`)
  await db.execute(sql`insert into rates (line, unit_price, starts_at, published_by, approved_by)
    select id, 1000, ${at}::timestamptz, ${randomUUID()}::uuid, ${randomUUID()}::uuid from rate_lines limit 1`)
  for (let place = 0; place < howMany; place += 1) {
    const [id, hold] = [newId(now), newId(now)]
    await db.execute(sql`select open_wallet(${id}, ${randomUUID()}::uuid, 'USD', ${at}::timestamptz)`)
    await db.execute(sql`select post_to_wallet(p_id => ${newId(now)}, p_wallet => ${id}, p_kind => 'top_up', p_scope => 'payment',
      p_key => ${id}, p_amount => ${1_000_000 * dollar}::bigint, p_counter => ledger_account('clearing_card', 'USD'),
      p_at => ${at}::timestamptz)`)
    await db.execute(sql`select authorise_holds(${newId(now)}, ${id}, ${randomUUID()}::uuid, 'bench', ${hold}, '', 'marketing',
      ${at}::timestamptz + interval '1 day', ${at}::timestamptz, array[${hold}]::uuid[], array[1], array['marketing'],
      array[1000]::bigint[], array[100000000])`)
    made.push({ id, hold })
  }
  return made
}

/** The statements that the verbs send, with their numbers in the order of `valuesFor`. */
export const statements = {
  hold: `select authorise_holds($1::uuid, $2::uuid, $3::uuid, 'bench', $4::text, '', 'marketing', now() + interval '1 day', now(),
    array[$5::uuid], array[1], array['marketing'], array[1000::bigint], array[10])`,
  capture: `select capture_hold($1::uuid, $2::uuid, 'bench', $3::text, '', 1, 'marketing', now())`,
  spend: `select post_to_wallet(p_id => $1::uuid, p_wallet => $2::uuid, p_kind => 'spend', p_scope => 'module-server:bench', p_key => $3::text,
    p_amount => -1000, p_counter => ledger_account('revenue_messages', 'USD'), p_uses_reserve => true, p_even_frozen => true,
    p_rate => 1, p_units => 1, p_at => now())`,
} as const

export type Verb = keyof typeof statements

export function valuesFor(verb: Verb, wallet: BenchWallet): string[] {
  const [id, key] = [newId(new Date()), randomUUID()]
  if (verb === 'hold') return [id, wallet.id, randomUUID(), key, newId(new Date())]
  return [id, verb === 'capture' ? wallet.hold : wallet.id, key]
}
