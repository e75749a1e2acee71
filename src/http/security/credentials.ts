import type { IncomingHttpHeaders } from 'node:http'
import {
  deviceCookie,
  googleCookie,
  googleProofCookie,
  readCookies,
  shopifyCookie,
  showcaseCookie,
  staffCookie,
  userTokenCookie,
} from '#contract/accounts/cookies.ts'
import { shopperCookie, shopperProofCookie, shopperTripCookie } from '#contract/account/paths.ts'
import type { Credentials } from '#domain/context.server.ts'

/** What the request shows of itself; whether it is true, the session layer finds out. */
export function credentialsOf(
  { cookie, authorization }: Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>,
  secure: boolean,
): Credentials {
  const cookies = readCookies(cookie)
  const [scheme, access] = authorization?.split(' ') ?? []
  return {
    access: scheme?.toLowerCase() === 'bearer' ? access : undefined,
    partner: cookies.get(userTokenCookie(secure)),
    staff: cookies.get(staffCookie(secure)),
    showcase: cookies.get(showcaseCookie(secure)),
    device: cookies.get(deviceCookie(secure)),
    google: cookies.get(googleCookie(secure)),
    googleProof: cookies.get(googleProofCookie(secure)),
    shopify: cookies.get(shopifyCookie(secure)),
    shopper: cookies.get(shopperCookie(secure)),
    shopperTrip: cookies.get(shopperTripCookie(secure)),
    shopperProof: cookies.get(shopperProofCookie(secure)),
  }
}
