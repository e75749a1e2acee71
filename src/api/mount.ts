import type { Context as HonoContext, Hono } from 'hono'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoints.ts'
import type { RequestContext } from '#domain/context.server.ts'
import { RefusedRequest } from './problem.ts'
import { readInput } from './read-input.ts'

/** The context of the request stands where Hono keeps what its caller gives. */
export interface ApiEnv {
  Bindings: RequestContext
}

export type Handler<E extends Endpoint> = (
  ctx: RequestContext,
  input: z.infer<E['input']>,
  request: HonoContext<ApiEnv>['req'],
) => Promise<z.input<E['output']>>

/**
 * Mounts one entry of the contract: both slash forms, every body form, one check on the way in and one
 * on the way out, so that no column leaves by accident. Other methods get 405.
 */
export function mount<E extends Endpoint>(app: Hono<ApiEnv>, endpoint: E, handle: Handler<E>): void {
  const paths = [endpoint.path, `${endpoint.path}/`]
  app.on(endpoint.method.toUpperCase(), paths, async (c) => {
    const input = endpoint.input.safeParse(await readInput(c))
    if (!input.success) throw new RefusedRequest('invalid_input', fieldCodesOf(input.error))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema that just parsed it is the endpoint's own
    const output = await handle(c.env, input.data as z.infer<E['input']>, c.req)
    return c.json(endpoint.output.parse(output), 200, { 'Cache-Control': 'no-store' })
  })
  app.on(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], paths, (c) => {
    c.header('Allow', endpoint.method.toUpperCase())
    throw new RefusedRequest('method_not_allowed')
  })
}

/** The first complaint about each field. */
function fieldCodesOf(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) fields[path.join('.') || 'body'] ??= message
  return fields
}
