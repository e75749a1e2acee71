import type { Context, RequestContext } from '../context.server.ts'

/** What a job must know of the request that wanted it, for the audit log. */
export interface RequestOrigin {
  requestId: string
  ip: string
}

export const originOf = ({ requestId, ip }: RequestContext) => ({ requestId, ip })

export const asRequestOf = (ctx: Context, { requestId, ip }: RequestOrigin): RequestContext => ({
  ...ctx,
  requestId,
  ip,
  userAgent: '',
  credentials: {},
})
