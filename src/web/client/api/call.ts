import type * as z from 'zod/mini'
import type { EndpointName, endpoints } from '#contract/endpoints.ts'
import type { Problem } from '#contract/problem.ts'
import { baseOf, zoneHeaders } from './session-headers.ts'

type Endpoints = typeof endpoints
export type CallName = EndpointName
export type CallInput<N extends EndpointName> = z.input<Endpoints[N]['input']>
export type CallOutput<N extends EndpointName> = z.infer<Endpoints[N]['output']>

/** Method and path are given with the name, so that a page does not carry the whole contract. */
export interface Call<N extends EndpointName> {
  name: N
  method: Endpoints[N]['method']
  path: Endpoints[N]['path']
}

/** `problem` is missing when no answer of ours arrived: offline, or something in between failed. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; problem?: Problem }

/** What the server says when it refuses, for parts of the page that do not know the contract. */
export type Refusal = Problem

const patienceMs = 20_000

/** The only fetch of our own API. Calls that need a session go through `callSignedIn`. */
export async function call<N extends EndpointName>(
  request: Call<N>,
  input: CallInput<N>,
  headers: Record<string, string> = {},
): Promise<Outcome<CallOutput<N>>> {
  const isRead = request.method === 'get'
  const query = isRead ? `?${queryOf(input)}` : ''
  const sent = { ...zoneHeaders(baseOf(request.path)), ...headers }
  try {
    const answer = await fetch(`/api${request.path}${query}`, {
      method: request.method,
      headers: isRead ? sent : { 'Content-Type': 'application/json', ...sent },
      body: isRead ? undefined : JSON.stringify(input),
      signal: AbortSignal.timeout(patienceMs),
    })
    const body: unknown = await answer.json()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checked its answer against the same contract
    if (answer.ok) return { ok: true, data: body as CallOutput<N> }
    return { ok: false, problem: isProblem(body) ? body : undefined }
  } catch {
    return { ok: false }
  }
}

/** By hand, so that no page needs the library of the contract only to hear a no. */
const isProblem = (body: unknown): body is Problem =>
  ['code', 'title', 'message'].every((name) => typeof Reflect.get(Object(body), name) === 'string')

const queryOf = (input: object) =>
  new URLSearchParams(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString()
