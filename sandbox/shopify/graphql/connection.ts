export interface PageArguments {
  first?: number | null
  after?: string | null
}

/** At most so many at once, as at Shopify. */
const largestPage = 250

/** One page of a list, as every connection has it. Cursors are places in the list. */
export function connection<T>(list: Iterable<T>, { first, after }: PageArguments, show: (item: T) => object) {
  const skip = after ? Number(Buffer.from(after, 'base64url').toString()) : 0
  const size = Math.min(first ?? largestPage, largestPage)
  const items: T[] = []
  let place = 0
  let hasNextPage = false
  for (const item of list) {
    place += 1
    if (place <= skip) continue
    if (items.length === size) {
      hasNextPage = true
      break
    }
    items.push(item)
  }
  const cursorOf = (index: number) => Buffer.from(String(skip + index + 1)).toString('base64url')
  return {
    edges: () => items.map((item, index) => ({ cursor: cursorOf(index), node: show(item) })),
    nodes: () => items.map(show),
    pageInfo: {
      hasNextPage,
      hasPreviousPage: skip > 0,
      startCursor: items.length > 0 ? cursorOf(0) : null,
      endCursor: items.length > 0 ? cursorOf(items.length - 1) : null,
    },
  }
}
