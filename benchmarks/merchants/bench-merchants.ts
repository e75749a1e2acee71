import type { MerchantList } from '#contract/staff/shapes.ts'
import { median } from '../identity/load.ts'
import { table } from '../report.ts'
import { type AdminWorld, openAdminWorld } from './admin-world.ts'
import { measureExport } from './measure-export.ts'
import { searches } from './search-terms.ts'

const rounds = 10
const usualSizes = [10_000, 100_000]
const kinds = [...new Set(searches.map(({ kind }) => kind))]

/** How long a search among so many merchants takes, through HTTP and with its entry in the audit log. */
export async function benchMerchants(wanted: readonly number[] = []): Promise<void> {
  const sizes = (wanted.length > 0 ? wanted : usualSizes).toSorted((a, b) => a - b)
  const columns: Column[] = []
  const world = await openAdminWorld()
  try {
    for (const size of sizes) {
      const began = performance.now()
      await world.growTo(size)
      const filled = `${((performance.now() - began) / 1000).toFixed(0)} s`
      columns.push({ ...(await searchAll(world)), filled, file: await measureExport(world) })
    }
  } finally {
    await world.close()
  }
  const row = (name: string, cell: (column: Column) => string) => [name, ...columns.map(cell)]
  table(
    `${searches.length} searches among merchants, ${rounds} times each, on PostgreSQL: p95, ms`,
    ['what', ...sizes.map((size) => size.toLocaleString('en-GB'))],
    [
      ...kinds.map((kind) => row(kind, ({ byKind }) => highest(byKind.get(kind) ?? []).toFixed(0))),
      row('all (wanted at 100,000: at most 100)', ({ all }) => highest(all).toFixed(0)),
      row('all, median', ({ all }) => median(all).toFixed(0)),
      row('each at its fastest: p95', ({ fastest }) => highest(fastest).toFixed(0)),
      row('filling the database', ({ filled }) => filled),
      row('the whole list as a file', ({ file }) => file),
    ],
  )
}

interface Column {
  byKind: Map<string, number[]>
  all: number[]
  fastest: number[]
  filled: string
  file: string
}

async function searchAll(world: AdminWorld) {
  const byKind = new Map<string, number[]>()
  const fastest = searches.map(() => Number.POSITIVE_INFINITY)
  // The first round fills caches and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { kind, search, sort = '-joined', state = 'all' }] of searches.entries()) {
      const took = await once(world, { search, sort, state })
      if (round === 0) continue
      byKind.set(kind, [...(byKind.get(kind) ?? []), took])
      fastest[at] = Math.min(fastest[at] ?? took, took)
    }
  }
  return { byKind, fastest, all: [...byKind.values()].flat() }
}

async function once({ url, headers }: AdminWorld, query: Record<string, string>): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${url}/api/merchant/admin_merchant_list/?${new URLSearchParams(query)}`, {
    headers,
  })
  const { data } = (await answer.json()) as { data?: MerchantList }
  if (!data) throw new Error(`${query.search} was answered ${answer.status}.`)
  return performance.now() - began
}

/** Of twenty, the slowest but one. */
const highest = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0
