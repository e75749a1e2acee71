import { GraphQLError, type GraphQLResolveInfo } from 'graphql'
import type { Shop } from '../shops.ts'
import type { Order } from '../store/orders.ts'
import type { Store } from '../store/store.ts'

/** Who asks, and about which store. */
export interface Call {
  shop: Shop
  store: Store
  scopes: ReadonlySet<string>
  /** Where this sandbox answers. */
  url: string
  /** While a bulk file is written: the objects of the part that is being written. */
  slice?: { orders?: Order[]; customers?: number[] }
}

// oxlint-disable-next-line typescript/no-explicit-any -- the schema has checked the arguments
type Field = (args: any, call: Call, info: GraphQLResolveInfo) => unknown

/**
 * One area of the Admin API. `root` answers the fields of Query and Mutation; what they give back is read by name,
 * and a function there is called with the field's arguments. An area that adds types brings them in `schema`, with
 * `extend type Query` and `extend type Mutation`.
 */
export interface Part {
  schema?: string
  root: Record<string, Field>
  /** The object behind a global id, for `node` and `nodes`, by the type in the id. */
  objects?: Record<string, (id: number, call: Call) => object | undefined>
}

/** `gid://shopify/Order/5` */
export const gid = (type: string, id: number | string) => `gid://shopify/${type}/${id}`

export function readGid(value: string): { type: string; id: number } | undefined {
  const [, type, id] = /^gid:\/\/shopify\/(\w+)\/(\d{1,19})(?:\?[\w=&]*)?$/.exec(value) ?? []
  return type && id ? { type, id: Number(id) } : undefined
}

/**
 * Whether names, addresses, numbers and emails are shown. At Shopify that is an approval of the app; here it comes with
 * the scope that only customer accounts ask for.
 */
export const seesPeople = ({ scopes }: Call) => scopes.has('write_customers')

export const dateTime = (time: number) => new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z')

export const fullTime = (time: number) => new Date(time).toISOString()

const decimals: Record<string, number> = { JPY: 0, KRW: 0, KWD: 3 }

export const money = (amount: number, currencyCode: string) => {
  const digits = decimals[currencyCode] ?? 2
  return { shopMoney: { amount: (amount / 10 ** digits).toFixed(digits), currencyCode } }
}

/** The other way round: `12.50` is 1250. Not a number where it is not an amount. */
export const amountOf = (amount: string, currencyCode: string) =>
  Math.round(Number(amount) * 10 ** (decimals[currencyCode] ?? 2))

/** Refuses what the merchant has not allowed. Who may write may read. */
export function requireScope({ scopes }: Call, scope: string): void {
  if (scopes.has(scope) || scopes.has(scope.replace(/^read_/, 'write_'))) return
  throw new GraphQLError(`Access denied. Required access: \`${scope}\` access scope.`, {
    extensions: { code: 'ACCESS_DENIED', requiredAccess: `\`${scope}\` access scope.` },
  })
}
