import type * as z from 'zod/mini'
import { type ShopperCallName, shopperCalls } from '#contract/account/calls.ts'
import type { shopperEndpoints } from '#contract/account/endpoints.ts'
import type { ApiResult } from './call-types.ts'
import { sendTo } from './send-call.ts'

type Endpoints = typeof shopperEndpoints

/** Calls the API of the store at whose host the page is. The session is in a cookie that no script can read. */
export const shopperApi = <N extends ShopperCallName>(
  name: N,
  input: z.input<Endpoints[N]['input']>,
): Promise<ApiResult<z.infer<Endpoints[N]['output']>>> => sendTo(shopperCalls[name], input)
