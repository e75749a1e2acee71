import { isIP } from 'node:net'
import type { Config } from '#config/env.ts'

/** Whose address a request was sent to: ours; a store's, by its name below the account domain; or nobody's. */
export type Place = { kind: 'own' } | { kind: 'store'; slug: string } | { kind: 'unknown' }

const own: Place = { kind: 'own' }
const unknown: Place = { kind: 'unknown' }
const slugPattern = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/

/**
 * Reads the Host header. Numbers and single words, such as `localhost` or the name that a proxy has for this process,
 * cannot be a store's, and count as ours.
 */
export function placeReader({
  PUBLIC_BASE_URL,
  ACCOUNT_DOMAIN,
}: Pick<Config, 'PUBLIC_BASE_URL' | 'ACCOUNT_DOMAIN'>): (host: string | undefined) => Place {
  const ownName = new URL(PUBLIC_BASE_URL).hostname
  const below = ACCOUNT_DOMAIN ? `.${ACCOUNT_DOMAIN}` : undefined
  return (host = '') => {
    const name = nameOf(host)
    if (name === ownName || !name.includes('.') || isIP(name) > 0) return own
    if (!below || !name.endsWith(below)) return unknown
    const slug = name.slice(0, -below.length)
    return slugPattern.test(slug) ? { kind: 'store', slug } : unknown
  }
}

/** Without the port, and without the dot that ends a whole name. */
function nameOf(host: string): string {
  const bracketed = /^\[([^\]]*)\]/.exec(host)?.[1]
  return bracketed ?? (host.split(':')[0] ?? '').toLowerCase().replace(/\.$/, '')
}

/** Below this path a store's host has pages, and our own has none. */
export const isAccountPage = (path: string) => /^\/account(?:[/.]|$)/.test(path)
