import * as z from 'zod/mini'
import type { Context } from '../context.server.ts'
import type { ShopToken } from '../ports/ports.ts'

const day = 24 * 60 * 60 * 1000

/** Shopify lets a token be renewed for ninety days; after thirty there are sixty left for trying again. */
const renewAfter = 30 * day

const shopToken = z.object({
  access: z.string(),
  refresh: z.optional(z.string()),
  expiresAt: z.optional(z.string()),
})

const boundTo = (shop: string) => `shopify|${shop}`

/** A token as it is kept: sealed for its shop, with the day on which it wants renewing. */
export function pendingToken({ keys, clock }: Context, shop: string, token: ShopToken) {
  return {
    tokenEnc: keys.seal(JSON.stringify(token), boundTo(shop)),
    renewAt: token.refresh ? new Date(clock.now().getTime() + renewAfter) : null,
  }
}

/** What was sealed; nothing where the keys do not open it. */
export function openToken({ keys }: Context, shop: string, tokenEnc: string): ShopToken | undefined {
  const text = keys.unseal(tokenEnc, boundTo(shop))
  return text === undefined ? undefined : shopToken.parse(JSON.parse(text))
}
