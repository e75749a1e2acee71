import type { IncomingHttpHeaders } from 'node:http'
import {
  deviceCookie,
  googleCookie,
  googleProofCookie,
  readCookie,
  staffCookie,
  userTokenCookie,
} from '#contract/cookies.ts'
import type { Credentials } from '#domain/context.server.ts'

/** What the request shows of itself; whether it is true, the session layer finds out. */
export function credentialsOf(
  { cookie: cookies, authorization }: Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>,
  secure: boolean,
): Credentials {
  const [scheme, access] = authorization?.split(' ') ?? []
  return {
    access: scheme?.toLowerCase() === 'bearer' ? access : undefined,
    partner: readCookie(cookies, userTokenCookie(secure)),
    staff: readCookie(cookies, staffCookie(secure)),
    device: readCookie(cookies, deviceCookie(secure)),
    google: readCookie(cookies, googleCookie(secure)),
    googleProof: readCookie(cookies, googleProofCookie(secure)),
  }
}
