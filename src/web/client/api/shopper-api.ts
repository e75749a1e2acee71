import type * as z from 'zod/mini'
import { type ShopperCallName, shopperCalls } from '#contract/account/calls.ts'
import type { shopperEndpoints } from '#contract/account/endpoints.ts'
import type { ApiResult } from './call-types.ts'
import { sendTo } from './send-call.ts'

type Endpoints = typeof shopperEndpoints

export type ShopperInput<N extends ShopperCallName> = z.input<Endpoints[N]['input']>
export type ShopperOutput<N extends ShopperCallName> = z.infer<Endpoints[N]['output']>

/** Calls the API of the store at whose host the page is. The session is in a cookie that no script can read. */
export const shopperApi = <N extends ShopperCallName>(
  name: N,
  input: ShopperInput<N>,
): Promise<ApiResult<ShopperOutput<N>>> => sendTo(shopperCalls[name], input)
