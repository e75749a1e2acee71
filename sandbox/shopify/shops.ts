export interface Shop {
  domain: string
  name: string
  owner: string
  email: string
  currency: string
  country: string
  /** The zone whose days its reports have. */
  zone: string
  /** Of a developer: it is never billed, and approves test charges only. */
  isDevelopment?: boolean
  /** How many orders it had before anybody looked, and over how many days. */
  orders: number
  days: number
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
    zone: 'Asia/Kolkata',
    orders: 200,
    days: 95,
  },
  {
    domain: 'hafenlicht.myshopify.com',
    name: 'Hafenlicht',
    owner: 'Benedikt Lang',
    email: 'b.lang@hafenlicht.example',
    currency: 'EUR',
    country: 'DE',
    zone: 'Europe/Berlin',
    orders: 10_000,
    days: 59,
  },
  {
    domain: 'lagos-loom.myshopify.com',
    name: 'Lagos Loom',
    owner: 'Chidi Okafor',
    email: 'chidi@lagosloom.example',
    currency: 'NGN',
    country: 'NG',
    zone: 'Africa/Lagos',
    orders: 100_000,
    days: 59,
  },
]

/**
 * Any well-formed shop exists; those that nobody invented get a name from their address, and as many orders as the
 * number at its end says: `bench-100000.myshopify.com`. `dev-anything` is a development store.
 */
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
    zone: 'America/New_York',
    isDevelopment: handle.startsWith('dev-'),
    orders: Math.min(Number(/-(\d{2,6})$/.exec(handle)?.[1] ?? 0), 200_000),
    days: 59,
  }
}

/** A number that stays the same for a shop. */
export const shopId = ({ domain }: Shop) =>
  Number.parseInt(Buffer.from(handleOf(domain)).toString('hex').slice(0, 10), 16)

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
