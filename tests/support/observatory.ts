/**
 * A page's answer scored by the rules of the public HTTP Observatory (MDN), version 5 of its algorithm, as far as
 * they can be seen from here: a page begins with 100, each rule adds or takes points, and what is added counts
 * only when at least 90 are left without it. Two rules need the public network and are taken as met by the proxy
 * in front: the redirect from plain http (0), and a place in the browsers' preload list (worth 5, not counted).
 */

export interface ScoredAnswer {
  headers: Headers
  html: string
  /** The page's own host. */
  host: string
}

export interface Score {
  score: number
  rules: { rule: string; found: string; points: number }[]
}

type Verdict = [found: string, points: number]
type Policy = Map<string, string[]>

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const inline = ["'unsafe-inline'", 'data:']
const sixMonths = 15_552_000
const enoughForExtras = 90

export function scoreAnswer(answer: ScoredAnswer): Score {
  const verdicts: Record<string, Verdict> = {
    'content-security-policy': policyVerdict(policyOf(answer.headers)),
    cookies: cookieVerdict(answer.headers),
    'cross-origin-resource-sharing': sharingVerdict(answer.headers),
    'cross-origin-resource-policy': resourceVerdict(answer.headers),
    'referrer-policy': referrerVerdict(answer.headers),
    'strict-transport-security': transportVerdict(answer.headers),
    'subresource-integrity': integrityVerdict(answer),
    'x-content-type-options': sniffingVerdict(answer.headers),
    'x-frame-options': frameVerdict(answer.headers),
  }
  const rules = Object.entries(verdicts).map(([rule, [found, points]]) => ({ rule, found, points }))
  const sum = (points: number[]) => points.reduce((total, part) => total + part, 100)
  const without = sum(rules.map(({ points }) => Math.min(points, 0)))
  const withExtras = sum(rules.map(({ points }) => points))
  return { score: Math.max(without >= enoughForExtras ? withExtras : without, 0), rules }
}

function policyOf(headers: Headers): Policy {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim())
  return new Map(
    directives.filter(Boolean).map((part) => {
      const [name = '', ...sources] = part.split(/\s+/)
      return [name.toLowerCase(), sources]
    }),
  )
}

function policyVerdict(policy: Policy): Verdict {
  if (policy.size === 0) return ['none', -25]
  const sources = (name: string) => {
    const own = policy.get(name) ?? policy.get('default-src') ?? ['*']
    const named = own.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
    return named ? own.filter((source) => source !== "'unsafe-inline'") : own
  }
  const [script, style, object] = [sources('script-src'), sources('style-src'), sources('object-src')]
  const has = (list: string[], ...words: string[]) => list.some((source) => words.includes(source))
  const plain = (source: string) => /^(http|ftp):/.test(source)
  const active = [...policy].filter(([name]) => !['img-src', 'media-src'].includes(name))

  if (has(script, ...broad, ...inline) || has(object, ...broad)) return ['unsafe scripts or objects', -20]
  if (active.some(([, list]) => list.some(plain))) return ['active content over http', -20]
  if (has([...script, ...style], "'unsafe-eval'")) return ['unsafe-eval', -10]
  if ([...sources('img-src'), ...sources('media-src')].some(plain)) return ['pictures over http', -10]
  if (has(style, ...broad, ...inline)) return ['unsafe styles', 0]
  const nothing = policy.get('default-src')
  return nothing?.length === 1 && nothing[0] === "'none'"
    ? ["nothing unsafe, default-src 'none'", 10]
    : ['nothing unsafe', 5]
}

function cookieVerdict(headers: Headers): Verdict {
  const cookies = headers.getSetCookie().map((line) => ({
    isSession: /login|sess/i.test(line.split('=')[0] ?? ''),
    isGuard: /csrf/i.test(line.split('=')[0] ?? ''),
    isSecure: /;\s*secure/i.test(line),
    isHidden: /;\s*httponly/i.test(line),
    sameSite: /;\s*samesite(?:=(\w*))?/i.exec(line),
  }))
  if (cookies.length === 0) return ['none set', 0]
  const known = /^(lax|strict|none)$/i
  const isProtected = transportVerdict(headers)[1] >= 0
  if (cookies.some((cookie) => cookie.isSession && !cookie.isSecure && !isProtected)) {
    return ['session without Secure', -40]
  }
  if (cookies.some((cookie) => cookie.isSession && !cookie.isHidden)) return ['session without HttpOnly', -30]
  if (cookies.some((cookie) => cookie.isGuard && !cookie.sameSite)) return ['csrf without SameSite', -20]
  if (cookies.some((cookie) => cookie.sameSite && !known.test(cookie.sameSite[1] ?? ''))) {
    return ['SameSite invalid', -20]
  }
  if (cookies.some((cookie) => cookie.isSession && !cookie.isSecure)) return ['session, HSTS for Secure', -10]
  if (cookies.some((cookie) => !cookie.isSecure)) {
    return isProtected ? ['HSTS for Secure', -5] : ['without Secure', -20]
  }
  return cookies.every((cookie) => cookie.sameSite) ? ['Secure and SameSite', 5] : ['Secure', 0]
}

function sharingVerdict(headers: Headers): Verdict {
  const allowed = headers.get('access-control-allow-origin')
  const withCredentials = headers.get('access-control-allow-credentials') === 'true'
  if (!allowed) return ['none', 0]
  // The asker names an origin of nobody; an answer that repeats it lets anybody in.
  return withCredentials && allowed === strangersOrigin
    ? ['anybody, with credentials', -50]
    : ['restricted', 0]
}

/** To be sent as `Origin` with the request that is scored. */
export const strangersOrigin = 'https://http-observatory.security.example'

function resourceVerdict(headers: Headers): Verdict {
  const policy = headers.get('cross-origin-resource-policy')
  if (!policy) return ['none', 0]
  if (policy === 'same-origin' || policy === 'same-site') return [policy, 10]
  return policy === 'cross-origin' ? [policy, 0] : ['invalid', -5]
}

function referrerVerdict(headers: Headers): Verdict {
  const safe = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  const unsafe = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']
  const sent = headers.get('referrer-policy')
  if (sent === null) return ['none', 0]
  const words = sent.split(',').map((word) => word.trim().toLowerCase())
  const last = words.findLast((word) => [...safe, ...unsafe].includes(word))
  return last && safe.includes(last) ? [last, 5] : [last ?? 'invalid', -5]
}

function transportVerdict(headers: Headers): Verdict {
  const sent = headers.get('strict-transport-security')
  if (!sent) return ['none', -20]
  const age = /max-age=(\d+)/i.exec(sent)
  if (!age || sent.includes(',')) return ['invalid', -20]
  return Number(age[1]) >= sixMonths ? [`${age[1]} s`, 0] : ['less than six months', -10]
}

function integrityVerdict({ html, host }: ScoredAnswer): Verdict {
  const scripts = [...html.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => tag)
  if (scripts.length === 0) return ['no scripts', 0]
  const foreign = scripts.filter((tag) => {
    const from = /\bsrc="([^"]+)"/i.exec(tag)?.[1]
    return from && /^(https?:)?\/\//.test(from) && new URL(from, `https://${host}`).host !== host
  })
  const plain = foreign.some((tag) => !/src="https:/i.test(tag))
  const checked = foreign.every((tag) => /\bintegrity=/i.test(tag))
  if (foreign.length === 0) {
    return scripts.some((tag) => /\bintegrity=/i.test(tag)) ? ['own scripts, checked', 5] : ['own scripts', 0]
  }
  if (plain) return checked ? ['checked, but over http', -20] : ['foreign scripts over http', -50]
  return checked ? ['foreign scripts, checked', 5] : ['foreign scripts, unchecked', -5]
}

const sniffingVerdict = (headers: Headers): Verdict =>
  headers.get('x-content-type-options')?.toLowerCase() === 'nosniff' ? ['nosniff', 0] : ['none', -5]

function frameVerdict(headers: Headers): Verdict {
  const ancestors = policyOf(headers).get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => broad.includes(source))) return ['frame-ancestors', 5]
  const older = headers.get('x-frame-options')?.toUpperCase()
  return older === 'DENY' || older === 'SAMEORIGIN' ? [older, 0] : ['none', -20]
}
