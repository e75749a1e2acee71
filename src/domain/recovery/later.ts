import type { Context, RequestContext } from '../context.server.ts'

/** What a job must know of the request that wanted it, for the audit log. */
export interface Asked {
  requestId: string
  ip: string
}

export const askedBy = ({ requestId, ip }: RequestContext) => ({ requestId, ip })

export const asRequest = (ctx: Context, { requestId, ip }: Asked): RequestContext => ({
  ...ctx,
  requestId,
  ip,
  userAgent: '',
  credentials: {},
})
