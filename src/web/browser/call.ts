import type * as z from 'zod/mini'
import type { EndpointName, endpoints } from '#contract/endpoints.ts'
import { type Problem, problem } from '#contract/problem.ts'

type Endpoints = typeof endpoints
type Input<N extends EndpointName> = z.input<Endpoints[N]['input']>
type Output<N extends EndpointName> = z.infer<Endpoints[N]['output']>

/** `problem` is missing when no answer of ours arrived: offline, or something in between failed. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; problem?: Problem }

const patienceMs = 20_000

/** The only fetch of our own API. The path is given, so that a page does not carry the whole contract. */
export async function call<N extends EndpointName>(
  request: { name: N; method: Endpoints[N]['method']; path: Endpoints[N]['path'] },
  input: Input<N>,
  headers: Record<string, string> = {},
): Promise<Outcome<Output<N>>> {
  const isRead = request.method === 'get'
  const query = isRead ? `?${queryOf(input)}` : ''
  try {
    const answer = await fetch(`/api${request.path}${query}`, {
      method: request.method,
      headers: isRead ? headers : { 'Content-Type': 'application/json', ...headers },
      body: isRead ? undefined : JSON.stringify(input),
      signal: AbortSignal.timeout(patienceMs),
    })
    const body: unknown = await answer.json()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checked its answer against the same contract
    if (answer.ok) return { ok: true, data: body as Output<N> }
    return { ok: false, problem: problem.safeParse(body).data }
  } catch {
    return { ok: false }
  }
}

const queryOf = (input: object) =>
  new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString()
