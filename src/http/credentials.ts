import {
  deviceCookie,
  googleCookie,
  googleProofCookie,
  readCookie,
  userTokenCookie,
} from '#contract/cookies.ts'
import type { Credentials } from '#domain/context.server.ts'

/** What the request shows of itself; whether it is true, the session layer finds out. */
export function credentialsOf(headers: Headers, secure: boolean): Credentials {
  const cookies = headers.get('cookie') ?? undefined
  const [scheme, access] = headers.get('authorization')?.split(' ') ?? []
  return {
    access: scheme?.toLowerCase() === 'bearer' ? access : undefined,
    partner: readCookie(cookies, userTokenCookie(secure)),
    device: readCookie(cookies, deviceCookie(secure)),
    google: readCookie(cookies, googleCookie(secure)),
    googleProof: readCookie(cookies, googleProofCookie(secure)),
  }
}
