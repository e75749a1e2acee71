import { and, eq, gt, sql } from 'drizzle-orm'
import { longestHold, purposeOf, type Purpose } from '#rules/money/rate-card.ts'
import { isInTrial } from '#rules/money/plan-gate.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { quotes } from '#database/schema/rates.ts'
import { holds } from '#database/schema/ledger.ts'
import { DomainError } from '#domain/domain-error.ts'
import { newId } from '#domain/identifiers.ts'
import { callLedger } from '../ledger/call-ledger.ts'
import { alertRefusedCode } from '../wallet/alert-refused-code.ts'
import { fingerprintOf } from '../ledger/fingerprint.ts'
import { type ModuleServerContext, outletOfModuleServer, requirePlan } from './module-server-context.ts'
import { priceLines, type Wanted } from '../rates/read-rates.ts'
import { requireAllowed } from './require-allowed.ts'

export interface HoldRequest {
  outlet: string
  lines: Wanted[]
  /** Phone numbers or email addresses, one for each unit; needed in a trial. */
  recipients?: string[]
  quote?: string
  /** How long the hold lasts; at most what its purpose allows. */
  seconds?: number
}

/**
 * Holds the most that a batch of messages can cost, whole or not at all. Lines that cost nothing are not held.
 * Under a known key the first answer is given again, whatever has changed since.
 */
export async function authorise(ctx: ModuleServerContext, request: HoldRequest, key: string) {
  const fingerprint = fingerprintOf(request)
  try {
    return await authoriseNew(ctx, request, key, fingerprint)
  } catch (error) {
    // Most keys are new, so an old one is only looked for where something refuses it.
    const known = error instanceof DomainError && (await knownBatch(ctx, key, fingerprint))
    if (known) return known
    throw error
  }
}

async function authoriseNew(
  ctx: ModuleServerContext,
  request: HoldRequest,
  key: string,
  fingerprint: string,
) {
  const purpose = purposeOfLines(request.lines)
  const { companyId, outletId, wallet } = await outletOfModuleServer(ctx, request.outlet)
  const plan = await requirePlan(ctx, { companyId, outletId, use: purpose })
  await requireAllowed(ctx, {
    companyId,
    walletId: wallet.id,
    isTrial: isInTrial(plan, ctx.clock.now()),
    lines: request.lines,
    recipients: request.recipients,
  })
  const at = ctx.clock.now()
  const priced = request.quote
    ? await quotedLines(ctx, { quote: request.quote, outletId, lines: request.lines })
    : await priceLines(ctx, request.lines, at)
  const charged = priced.filter(({ unitPrice }) => unitPrice > 0)
  if (charged.length === 0) return (await knownBatch(ctx, key, fingerprint)) ?? { batch: null, holds: [] }
  const most = longestHold[purpose]
  const expires = new Date(at.getTime() + Math.min(request.seconds ?? most, most) * 1000)
  const ids = charged.map(() => newId(at))
  const rateIds = charged.map(({ rateId }) => rateId)
  const categories = charged.map(({ category }) => category)
  const prices = charged.map(({ unitPrice }) => unitPrice)
  const units = charged.map((line) => line.units)
  const holding = callLedger<{ batch: string; repeated: boolean }>(
    ctx.db,
    sql`select authorise_holds(
      p_batch => ${newId(at)},
      p_wallet => ${wallet.id},
      p_outlet => ${outletId},
      p_module_server => ${ctx.moduleServer.id},
      p_key => ${key},
      p_fingerprint => ${fingerprint},
      p_purpose => ${purpose},
      p_expires => ${expires.toISOString()}::timestamptz,
      p_at => ${at.toISOString()}::timestamptz,
      p_ids => ${arrayOf(ids, 'uuid')},
      p_rates => ${arrayOf(rateIds, 'integer')},
      p_categories => ${arrayOf(categories, 'text')},
      p_prices => ${arrayOf(prices, 'bigint')},
      p_units => ${arrayOf(units, 'integer')})`,
  )
  if (purpose === 'authentication')
    await holding.catch((error: unknown) => alertRefusedCode(ctx, wallet.id, error))
  const { batch, repeated } = await holding
  if (repeated) return readBatch(ctx, batch)
  return {
    batch,
    holds: charged.map(({ rateId, unitPrice, units: count }, place) => ({
      id: ids[place] ?? '',
      rateId,
      unitPrice,
      units: count,
      amount: unitPrice * count,
      expiresAt: expires,
    })),
  }
}

function arrayOf(values: readonly (string | number)[], type: 'uuid' | 'integer' | 'text' | 'bigint') {
  const items = values.map((value) => sql`${value}`)
  return sql`array[${sql.join(items, sql`, `)}]::${sql.raw(type)}[]`
}

function purposeOfLines(lines: readonly Wanted[]): Purpose {
  const [first, ...others] = new Set(lines.map(({ category }) => purposeOf(category)))
  // Codes may use the reserve: nothing else travels under their name.
  if (!first || others.length > 0) throw new DomainError('invalid_input')
  return first
}

async function knownBatch(ctx: ModuleServerContext, key: string, fingerprint: string) {
  const [row] = await batchOfKey(ctx.db).execute({ moduleServer: ctx.moduleServer.id, key })
  if (!row) return undefined
  if (row.fingerprint !== fingerprint) throw new DomainError('key_reused')
  return readBatch(ctx, row.batch)
}

const batchOfKey = preparedQuery((db) =>
  db
    .select({ batch: holds.batch, fingerprint: holds.fingerprint })
    .from(holds)
    .where(
      and(eq(holds.moduleServer, sql.placeholder('moduleServer')), eq(holds.key, sql.placeholder('key'))),
    )
    .limit(1)
    .prepare('batch_of_key'),
)

async function readBatch({ db }: ModuleServerContext, batch: string) {
  const rows = await db.select().from(holds).where(eq(holds.batch, batch)).orderBy(holds.position)
  return {
    batch,
    holds: rows.map(({ id, rateId, unitPrice, units, amount, expiresAt }) => ({
      id,
      rateId,
      unitPrice,
      units,
      amount,
      expiresAt,
    })),
  }
}

/** A quoted price holds for a day, also when the card changes meanwhile. */
async function quotedLines(
  { db, clock }: ModuleServerContext,
  { quote, outletId, lines }: { quote: string; outletId: string; lines: readonly Wanted[] },
) {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, quote), eq(quotes.outletId, outletId), gt(quotes.expiresAt, clock.now())))
  if (!row) throw new DomainError('quote_expired')
  return lines.map((line) => {
    const quoted = row.lines.find(
      ({ channel, category, country }) =>
        channel === line.channel && category === line.category && country === line.country,
    )
    if (!quoted || quoted.units < line.units) throw new DomainError('quote_expired')
    return { ...line, rateId: quoted.rateId, unitPrice: quoted.unitPrice }
  })
}
