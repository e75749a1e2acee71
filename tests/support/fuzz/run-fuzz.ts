import * as fc from 'fast-check'
import type { FuzzRequest } from './requests.ts'

export interface FuzzTarget {
  /** Sends it and resolves to the status, or rejects when there was no answer. */
  send(request: FuzzRequest, number: number): Promise<number>
}

export interface FuzzResult {
  sent: number
  byStatus: Map<number, number>
  /** What was answered by 5xx or not at all, in words that let it be sent again. */
  failures: string[]
}

interface FuzzPlan {
  requests: fc.Arbitrary<FuzzRequest>
  count: number
  /** The same seed makes the same requests. */
  seed: number
  /** How many at a time. */
  lanes: number
  /** The number of the first, to send one of them again. */
  from?: number
  onProgress?(sent: number): void
}

const mostFailures = 50

/** Each request is made from the seed and its own number, so one can be made again without those before it. */
export const requestNumber = (requests: fc.Arbitrary<FuzzRequest>, seed: number, number: number) =>
  fc.sample(requests, { seed: mixed(seed + number), numRuns: 1 })[0]

export async function runFuzz(target: FuzzTarget, plan: FuzzPlan): Promise<FuzzResult> {
  const result: FuzzResult = { sent: 0, byStatus: new Map(), failures: [] }
  const { from = 0, onProgress } = plan
  let next = from
  const lane = async () => {
    while (next < from + plan.count && result.failures.length < mostFailures) {
      const number = next
      next += 1
      const request = requestNumber(plan.requests, plan.seed, number)
      if (!request) continue
      const status = await target.send(request, number).catch((error: unknown) => String(error))
      result.sent += 1
      if (result.sent % 10_000 === 0) onProgress?.(result.sent)
      if (typeof status === 'number') {
        result.byStatus.set(status, (result.byStatus.get(status) ?? 0) + 1)
        if (status < 500) continue
      }
      result.failures.push(`${status} to number ${number} of seed ${plan.seed}: ${formatMoney(request)}`)
    }
  }
  await Promise.all(Array.from({ length: plan.lanes }, lane))
  return result
}

function formatMoney({ actor, method, path, headers, body }: FuzzRequest): string {
  const sent = body ? Buffer.from(body).toString('utf8').slice(0, 600) : ''
  return `${actor} ${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${JSON.stringify(sent)}`
}

/** Neighbouring seeds would make neighbouring requests. */
function mixed(number: number): number {
  let value = number | 0
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return value ^ (value >>> 16)
}
