import { isShop } from '#contract/stores/shapes.ts'
import { isPlatformName, webHost } from '#rules/web-address.ts'

export type Platform = 'shopify' | 'other'

/** How an address is understood while it is typed. */
export interface Reading {
  kind: 'nothing' | 'shop' | 'site' | 'platform'
  text: string
  /** A suggestion: people often type only the first part of a store's address. */
  meant?: string
}

const handle = /^[a-z\d][a-z\d-]{0,59}$/

export function readAddress(typed: string, platform: Platform): Reading {
  const trimmed = typed.trim()
  const host = webHost(trimmed)
  if (host) return { kind: isShop(host) ? 'shop' : 'site', text: host }
  const name = trimmed.toLowerCase()
  if (platform === 'shopify') {
    const meant = handle.test(name) ? `${name}.myshopify.com` : undefined
    return { kind: 'nothing', text: '', meant }
  }
  return isPlatformName(trimmed) ? { kind: 'platform', text: trimmed } : { kind: 'nothing', text: '' }
}
