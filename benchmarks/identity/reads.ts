import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/support/embedded-postgres.ts'
import type { IdentityWorld, Merchant } from './identity-world.ts'
import { load, median } from './load.ts'
import { logins, percent } from './logins.ts'

const seconds = 5
const rounds = 3
/** A read that checks the session and asks one question more. */
const path = '/api/merchant/google'

function reads(merchants: readonly Merchant[]) {
  let turn = 0
  return () => ({ path, headers: merchants[(turn += 1) % merchants.length]?.headers ?? {} })
}

/** The same read, by us and by a handler that does nothing else; in turn, medians. */
export async function readsAgainstBareHandler(world: IdentityWorld): Promise<string> {
  const { url, databaseUrl, readers } = world
  await world.analyze()
  const port = await freePort()
  const script = fileURLToPath(new URL('bare-handler.ts', import.meta.url))
  const bare = spawn(process.execPath, [script, String(port), databaseUrl], { stdio: 'inherit' })
  await sleep(2_000)
  try {
    const [ours, theirs]: [number[], number[]] = [[], []]
    const bareUrl = `http://127.0.0.1:${port}`
    for (let i = 0; i < rounds; i += 1) {
      ours.push((await load({ url, seconds, connections: 20, next: reads(readers) })).perSecond)
      theirs.push((await load({ url: bareUrl, seconds, connections: 20, next: reads(readers) })).perSecond)
    }
    const [our, their] = [median(ours), median(theirs)]
    return `${our.toFixed(0)} reads a second, ${their.toFixed(0)} by a bare handler: ${percent(our / their)} (wanted: 85 %)`
  } finally {
    bare.kill()
  }
}

/** Reads at a steady pace, first alone, then while others sign in as fast as they can. */
export async function readsWhileOthersSignIn({ url, readers, signers }: IdentityWorld): Promise<string> {
  const steady = () => load({ url, seconds, connections: 10, rate: 100, next: reads(readers) })
  const [alone, beside]: [number[], number[]] = [[], []]
  for (let i = 0; i < rounds; i += 1) {
    alone.push((await steady()).p99)
    const signingIn = load({
      url,
      seconds: seconds + 1,
      connections: 4,
      next: logins(url, signers),
    })
    beside.push((await steady()).p99)
    await signingIn
  }
  const [before, during] = [median(alone), median(beside)]
  return `p99 ${before.toFixed(0)} ms alone, ${during.toFixed(0)} ms beside sign-ins: ${(during / before).toFixed(1)} times (wanted: at most 3)`
}
