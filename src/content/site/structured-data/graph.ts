/** One thing in schema.org's words. */
export type Thing = { '@type': string } & Record<string, unknown>

/** The names by which things refer to each other across pages. */
export const idOf = {
  organisation: (origin: string) => ({ '@id': `${origin}/#organisation` }),
  site: (origin: string) => ({ '@id': `${origin}/#site` }),
  product: (origin: string) => ({ '@id': `${origin}/#product` }),
} as const

/** A page's things as one block of JSON-LD. */
export const graphOf = (things: readonly Thing[]) => ({
  '@context': 'https://schema.org',
  '@graph': [...things],
})
