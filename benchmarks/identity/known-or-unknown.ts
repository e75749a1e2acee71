import type { IdentityWorld } from './identity-world.ts'
import { median } from './load.ts'

const samples = 200

/** How long a refusal takes for an address that has an account and for one that has none, in turn. */
export async function knownOrUnknown({ url, signers }: IdentityWorld): Promise<string> {
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let i = 0; i < samples; i += 1) {
    known.push(await refusal(url, signers[i % signers.length]?.email ?? '', i))
    unknown.push(await refusal(url, `nobody${i}@bench.example`, i))
  }
  const [a, b] = [median(known), median(unknown)]
  return `known e-mail ${a.toFixed(1)} ms, unknown ${b.toFixed(1)} ms, apart ${Math.abs(a - b).toFixed(1)} ms (wanted: at most 15)`
}

/** Milliseconds, each from a visitor of its own, so that no limit answers in place of the password. */
async function refusal(url: string, email: string, visitor: number): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${url}/api/merchant/login/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}`,
    },
    body: JSON.stringify({ email, password: 'Larder#2026x' }),
  })
  await answer.text()
  if (answer.status !== 401) throw new Error(`A wrong password was answered ${answer.status}.`)
  return performance.now() - began
}
