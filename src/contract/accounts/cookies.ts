/**
 * The cookies of a signed-in browser. With https their names carry the prefix that makes browsers refuse them
 * from anybody but this very host; plain http (the demo on a loopback address) cannot have it.
 */
const named = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name)

/** The partner of the access token: HttpOnly, two days. */
export const userTokenCookie = (secure: boolean) => named('infiniti_user_token', secure)

/** Recognises a browser that signed in before: HttpOnly, a year. */
export const deviceCookie = (secure: boolean) => named('infiniti_device', secure)

/** The browser that set out for Google: HttpOnly, ten minutes. */
export const googleCookie = (secure: boolean) => named('infiniti_google', secure)

/** The browser that came back from Google and has something left to prove: HttpOnly, half an hour. */
export const googleProofCookie = (secure: boolean) => named('infiniti_google_proof', secure)

/** The browser that came from a page of Shopify: HttpOnly, an hour. */
export const shopifyCookie = (secure: boolean) => named('infiniti_shop', secure)

/** The partner of a staff session, apart from a merchant's: HttpOnly, one day. */
export const staffCookie = (secure: boolean) => named('infiniti_staff', secure)

/** A visitor who looks around the demo store: HttpOnly, a day. The visit itself is shorter. */
export const showcaseCookie = (secure: boolean) => named('infiniti_showcase', secure)

/** Tells scripts of the page that somebody of staff is here. It opens nothing. */
export const superUserCookie = 'superUser'

const minute = 60
const day = 24 * 60 * minute

/** In seconds. */
export const cookieAges = {
  userToken: 2 * day,
  device: 365 * day,
  google: 10 * minute,
  googleProof: 30 * minute,
  shopify: 60 * minute,
  staff: day,
  showcase: day,
}

export function cookieLine(name: string, value: string, secure: boolean, maxAge: number): string {
  const flags = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${name}=${value}; ${flags}`
}

/** One that scripts may read. */
export const openCookieLine = (name: string, value: string, secure: boolean, maxAge: number) =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`

/** What the browser sent, by name. The first of a name counts. */
export function readCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (!cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim())
  }
  return cookies
}
