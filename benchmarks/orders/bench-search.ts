import { openAccountWorld } from '../account/account-world.ts'
import { figures } from '../report.ts'
import { timesOf } from './times.ts'

const delayMs = 200
const rounds = 100
/** Fragments of names and emails that the sandbox's customers have, and one that nobody has. */
const fragments = ['an', 'mar', 'ber', 'example', 'lu', 'zzzz', 'so', 'al', 'ka', 'jo']

/** `npm run bench search`: the merchant looks for somebody, beside a Shopify that takes 200 ms; over HTTP, on PostgreSQL. */
export async function benchSearch(): Promise<void> {
  const world = await openAccountWorld()
  try {
    const figure = figures(
      `Search of a store with ${world.orders.length.toLocaleString('en')} orders, beside a Shopify of ${delayMs} ms`,
    )
    // What was asked before is answered from memory, so that the sandbox's own search is not counted.
    Object.assign(world.shopify, { delayMs, remembers: true })
    for (const list of ['orders', 'customers']) {
      const search = (round: number) =>
        world.merchant.read(`/merchant/${list}?search=${fragments[round % fragments.length]}`)
      for (const round of fragments.keys()) await search(round)
      figure(`${list}, one at a time, p95 (median)`, await timesOf(search, { rounds }))
      figure(`${list}, ten at once, p95 (median)`, await timesOf(search, { rounds, atOnce: 10 }))
    }
  } finally {
    await world.close()
  }
}
