import { argon2Passwords } from '#integrations/passwords/argon2-passwords.ts'
import { type IdentityWorld, type Merchant, password } from './identity-world.ts'
import { leanLoad } from '../http/lean-load.ts'
import { median } from './load.ts'

const seconds = 5
const rounds = 3
const atOnce = 8

/** Sign-ins a second over HTTP, against nothing but the same gated hashing; in turn, medians. */
export async function loginsAgainstHashing({ url, signers, analyze }: IdentityWorld): Promise<string> {
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let i = 0; i < rounds; i += 1) {
    await analyze()
    bare.push(await hashesPerSecond())
    ours.push(await leanLoad({ url, seconds, connections: atOnce, next: logins(url, signers) }))
  }
  const [our, raw] = [median(ours), median(bare)]
  return `${our.toFixed(1)} sign-ins a second, ${raw.toFixed(1)} bare hashes: ${percent(our / raw)} (wanted: 75 %)`
}

/** Each merchant in turn, from the browser that they always use. */
export function logins(origin: string, merchants: readonly Merchant[]) {
  let turn = 0
  return () => {
    const merchant = merchants[(turn += 1) % merchants.length]
    return {
      path: '/api/merchant/login/',
      method: 'POST' as const,
      headers: { 'content-type': 'application/json', origin, cookie: merchant?.headers.cookie ?? '' },
      body: JSON.stringify({ email: merchant?.email, password }),
    }
  }
}

async function hashesPerSecond(): Promise<number> {
  const { hash, verify } = argon2Passwords()
  const stored = await hash(password)
  const began = performance.now()
  let done = 0
  const worker = async () => {
    while (performance.now() - began < seconds * 1000) {
      await verify(stored, password)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done / ((performance.now() - began) / 1000)
}

export const percent = (ratio: number) => `${(ratio * 100).toFixed(0)} %`
