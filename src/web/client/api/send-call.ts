import { type CallName, calls } from '#contract/calls.ts'
import type { Problem } from '#contract/problem.ts'
import type { ApiResult, CallInput, CallOutput } from './call-types.ts'

const timeoutMs = 20_000

/** Calls our own API. Pages use `api`, `merchantApi` or `adminApi`; those of a store's account, `shopperApi`. */
export const sendCall = <N extends CallName>(
  name: N,
  input: CallInput<N>,
  headers: Record<string, string> = {},
): Promise<ApiResult<CallOutput<N>>> => sendTo(calls[name], input, headers)

/** The only fetch of the API. */
export async function sendTo<Output>(
  { method, path }: { method: 'get' | 'post'; path: string },
  input: object,
  headers: Record<string, string> = {},
): Promise<ApiResult<Output>> {
  const isRead = method === 'get'
  const sent = { ...timeZoneHeader(path), ...headers }
  try {
    const response = await fetch(`/api${path}${isRead ? `?${queryOf(input)}` : ''}`, {
      method,
      headers: isRead ? sent : { 'Content-Type': 'application/json', ...sent },
      body: isRead ? undefined : JSON.stringify(input),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body: unknown = await response.json()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checked its answer against the same contract
    if (response.ok) return { ok: true, data: body as Output }
    return { ok: false, problem: isProblem(body) ? body : undefined }
  } catch {
    return { ok: false }
  }
}

/** Checked by hand, because the schema would bring zod into every page. */
const isProblem = (body: unknown): body is Problem =>
  ['code', 'title', 'message'].every((name) => typeof Reflect.get(Object(body), name) === 'string')

/** Calls below `/v1/` answer with times in the visitor's time zone. */
const timeZoneHeader = (path: string): Record<string, string> =>
  path.startsWith('/v1/') ? { 'Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone } : {}

const queryOf = (input: object) =>
  new URLSearchParams(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString()
