import { randomUUID } from 'node:crypto'
import { openPostgres } from '#database/client.server.ts'
import { seedModuleServer, seedPayers } from '../../tests/support/faults/money-payers.ts'
import { signedHeaders } from '../../tests/support/sign-call.ts'
import { type IdentityWorld, openIdentityWorld } from '../identity/identity-world.ts'
import { load, median } from '../identity/load.ts'
import { logins } from '../identity/logins.ts'
import { figures } from '../report.ts'

const seconds = 5
const rounds = 3
const holdsASecond = 500
const line = { channel: 'whatsapp', category: 'marketing', country: 'IN', units: 1 }

/** Reads and sign-ins at a steady pace, first alone, then while module servers hold money through signed calls. */
export async function besideHolds(): Promise<void> {
  const world = await openIdentityWorld(40)
  try {
    const print = figures(`beside ${holdsASecond} holds a second over HTTP, p99, medians of ${rounds}`)
    const holds = await signedHolds(world)
    let turn = 0
    const { url, readers, signers } = world
    const read = () => ({
      path: '/api/merchant/google',
      headers: readers[(turn += 1) % readers.length]?.headers ?? {},
    })
    const paces = {
      'signed-in reads': () => load({ url, seconds, connections: 10, rate: 50, next: read }),
      'sign-ins': () => load({ url, seconds, connections: 2, rate: 2, next: logins(url, signers) }),
    }
    for (const [what, steady] of Object.entries(paces)) {
      const [alone, beside, held]: [number[], number[], number[]] = [[], [], []]
      for (let round = 0; round < rounds; round += 1) {
        await world.analyze()
        alone.push((await steady()).p99)
        const holding = load({ url, seconds: seconds + 1, connections: 20, rate: holdsASecond, next: holds })
        beside.push((await steady()).p99)
        held.push((await holding).perSecond)
      }
      const [before, during] = [median(alone), median(beside)]
      print(
        what,
        `${before.toFixed(0)} ms alone, ${during.toFixed(0)} ms beside ${median(held).toFixed(0)} holds a second: ${(during / before).toFixed(1)} times (wanted: at most 2)`,
      )
    }
  } finally {
    await world.close()
  }
}

async function signedHolds({ databaseUrl, url }: IdentityWorld) {
  const database = await openPostgres(databaseUrl, 'src/database/migrations')
  const payers = await seedPayers(database.db, 100, 1_000_000_000_000)
  const { keyid, privateKey } = await seedModuleServer(database.db, 'bench')
  await database.close()
  let turn = 0
  return () => {
    const outlet = payers[(turn += 1) % payers.length]?.outletId
    const path = '/api/module_servers/holds'
    const body = JSON.stringify({ outlet, lines: [line] })
    const created = Math.floor(Date.now() / 1000)
    const headers = signedHeaders({
      method: 'POST',
      url: `${url}${path}`,
      body,
      key: randomUUID(),
      created,
      keyid,
      privateKey,
    })
    return { path, method: 'POST' as const, headers, body }
  }
}
