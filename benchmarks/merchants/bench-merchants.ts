import { availableParallelism } from 'node:os'
import type { MerchantList } from '#contract/staff.ts'
import { median } from '../identity/load.ts'
import { type DeskWorld, openDeskWorld } from './desk-world.ts'
import { measureExport } from './measure-export.ts'
import { searches } from './search-terms.ts'

const rounds = 10
const usualSizes = [10_000, 100_000, 1_000_000]
/** What the file is measured with. */
const exportSize = 100_000

/** What a search among so many merchants costs, as the staff's browser waits for it. */
export async function benchMerchants(sizes: readonly number[] = []): Promise<void> {
  console.log(`\nmerchants, on PostgreSQL, ${availableParallelism()} cores, ${searches.length} searches`)
  const world = await openDeskWorld()
  try {
    const p95s: { size: number; p95: number }[] = []
    for (const size of (sizes.length > 0 ? sizes : usualSizes).toSorted((a, b) => a - b)) {
      const began = performance.now()
      await world.growTo(size)
      const seconds = (performance.now() - began) / 1000
      const { p95, text } = await searchAll(world)
      p95s.push({ size, p95 })
      console.log(`    ${size.toLocaleString('en-GB')} (filled in ${seconds.toFixed(0)} s): ${text}`)
      if (size === exportSize) console.log(`    ${await measureExport(world)}`)
    }
    const [least, most] = [p95s[0], p95s.at(-1)]
    if (!least || !most || least === most) return
    const ratio = (most.p95 / least.p95).toFixed(1)
    console.log(
      `    ${most.size.toLocaleString('en-GB')} against ${least.size.toLocaleString('en-GB')}: ${ratio} times (wanted: at most 3)`,
    )
  } finally {
    await world.close()
  }
}

async function searchAll(world: DeskWorld): Promise<{ p95: number; text: string }> {
  const byKind = new Map<string, number[]>()
  // The first round fills caches, as the first search of a morning does.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { kind, search, sort, state } of searches) {
      const took = await once(world, { search, sort: sort ?? '-joined', state: state ?? 'all' })
      if (round > 0) byKind.set(kind, [...(byKind.get(kind) ?? []), took])
    }
  }
  const all = [...byKind.values()].flat()
  const kinds = [...byKind].map(([kind, took]) => `${kind} ${highest(took, 0.95).toFixed(0)}`).join(', ')
  const p95 = highest(all, 0.95)
  return {
    p95,
    text: `median ${median(all).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (wanted at 100,000: at most 100); p95 by kind: ${kinds}`,
  }
}

async function once({ url, headers }: DeskWorld, query: Record<string, string>): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${url}/api/merchant/admin_merchant_list/?${new URLSearchParams(query)}`, {
    headers,
  })
  const { data } = (await answer.json()) as { data?: MerchantList }
  if (!data) throw new Error(`${query.search} was answered ${answer.status}.`)
  return performance.now() - began
}

const highest = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
