import { type LeafId, leaves } from '#content/account.ts'

/** In the order of the page. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant object are its keys
export const leafIds = Object.keys(leaves) as LeafId[]
