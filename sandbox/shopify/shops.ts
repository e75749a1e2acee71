export interface Shop {
  domain: string
  name: string
  owner: string
  email: string
  currency: string
  country: string
}

const shopPattern = /^[a-z0-9][a-z0-9-]{0,59}\.myshopify\.com$/

export const inventedShops: Shop[] = [
  {
    domain: 'tamarind-supply.myshopify.com',
    name: 'Tamarind Supply',
    owner: 'Asha Rao',
    email: 'asha@tamarind.example',
    currency: 'INR',
    country: 'IN',
  },
  {
    domain: 'hafenlicht.myshopify.com',
    name: 'Hafenlicht',
    owner: 'Benedikt Lang',
    email: 'b.lang@hafenlicht.example',
    currency: 'EUR',
    country: 'DE',
  },
  {
    domain: 'lagos-loom.myshopify.com',
    name: 'Lagos Loom',
    owner: 'Chidi Okafor',
    email: 'chidi@lagosloom.example',
    currency: 'NGN',
    country: 'NG',
  },
]

/** Any well-formed shop exists; those that nobody invented get a name from their address. */
export function findShop(domain: string): Shop | undefined {
  if (!shopPattern.test(domain)) return undefined
  const known = inventedShops.find((shop) => shop.domain === domain)
  if (known) return known
  const handle = handleOf(domain)
  const name = handle
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  return {
    domain,
    name,
    owner: 'Shop Owner',
    email: `owner@${handle}.example`,
    currency: 'USD',
    country: 'US',
  }
}

export const handleOf = (domain: string) => domain.slice(0, domain.indexOf('.'))

/** What a merchant types: with or without https://, with or without the ending. */
export function readShopDomain(typed: string): string | undefined {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
  const domain = host.includes('.') ? host : `${host}.myshopify.com`
  return shopPattern.test(domain) ? domain : undefined
}
