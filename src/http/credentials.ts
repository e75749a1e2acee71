import { deviceCookie, readCookie, userTokenCookie } from '#contract/cookies.ts'
import type { Credentials } from '#domain/context.server.ts'

/** What the request shows of itself; whether it is true, the session layer finds out. */
export function credentialsOf(headers: Headers, secure: boolean): Credentials {
  const cookies = headers.get('cookie') ?? undefined
  const [scheme, access] = headers.get('authorization')?.split(' ') ?? []
  return {
    access: scheme?.toLowerCase() === 'bearer' ? access : undefined,
    partner: readCookie(cookies, userTokenCookie(secure)),
    device: readCookie(cookies, deviceCookie(secure)),
  }
}
