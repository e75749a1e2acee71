import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql'

/** Points that a query may cost, and points that a store's bucket has and gets back each second. */
export const limits = { query: 1_000, bucket: 2_000, perSecond: 100 }

const pageDefault = 250
const mutationCost = 10

/** What a query may cost at most: a point for each object, and pages count as often as they may be long. */
export function requestedCost(document: DocumentNode, variables: Record<string, unknown>): number {
  let cost = 0
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    cost += selectionCost(definition.selectionSet, variables)
    if (definition.operation === 'mutation') cost += mutationCost
  }
  return Math.max(1, cost)
}

function selectionCost(selections: SelectionSetNode, variables: Record<string, unknown>): number {
  let cost = 0
  for (const selection of selections.selections) {
    if (!('selectionSet' in selection) || !selection.selectionSet) continue
    const below = selectionCost(selection.selectionSet, variables)
    if (selection.kind !== Kind.FIELD) {
      cost += below
      continue
    }
    const isWrapper = ['edges', 'pageInfo', 'shopMoney'].includes(selection.name.value)
    const size = selection.arguments?.find(
      ({ name }) => name.value === 'first' || name.value === 'ids',
    )?.value
    // A page of many is cheaper by the piece, as Shopify counts.
    const times = size ? Math.max(1, Math.ceil(Math.sqrt(sizeOf(size, variables)))) : 1
    cost += (isWrapper ? 0 : 1) + below * times
  }
  return cost
}

function sizeOf(
  value: { kind: string; value?: unknown; name?: { value: string }; values?: readonly unknown[] },
  variables: Record<string, unknown>,
) {
  const given =
    value.kind === Kind.VARIABLE ? variables[value.name?.value ?? ''] : (value.values ?? value.value)
  return Array.isArray(given) ? given.length : Number(given ?? pageDefault)
}

/** What an answer did cost: a point for each object in it. */
export function actualCost(data: unknown): number {
  if (Array.isArray(data)) return data.reduce<number>((sum, item) => sum + actualCost(item), 0)
  if (typeof data !== 'object' || data === null) return 0
  const own = 'id' in data ? 1 : 0
  return Object.values(data).reduce<number>((sum, value) => sum + actualCost(value), own)
}

/** One app's points in one store. */
export function openBucket(size: number = limits.bucket, perSecond: number = limits.perSecond) {
  let points = size
  let at = Date.now()
  const refill = () => {
    const now = Date.now()
    points = Math.min(size, points + ((now - at) / 1000) * perSecond)
    at = now
  }
  return {
    take(cost: number): boolean {
      refill()
      if (points < cost) return false
      points -= cost
      return true
    },
    giveBack(cost: number): void {
      points = Math.min(size, points + cost)
    },
    status() {
      refill()
      return { maximumAvailable: size, currentlyAvailable: Math.floor(points), restoreRate: perSecond }
    },
  }
}

export type Bucket = ReturnType<typeof openBucket>
