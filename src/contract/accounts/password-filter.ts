/** The two lists of passwords that the world knows, and into how many blocks the filter of each is cut. */
export const filterBlocks = { common: 64, leaked: 4096 } as const

export type PasswordList = keyof typeof filterBlocks

/** One block of a filter: a set that never denies what was put in, and now and then claims what was not. */
export interface FilterBlock {
  bits: Uint8Array
  /** How many bits each value marks. */
  places: number
}

/**
 * The block that a value belongs to, from its SHA-256. Its number is all that a browser tells about a password that it
 * asks for: a hundred others of the list, and countless ones that are on none, have the same.
 */
export const blockOf = (digest: Uint8Array, list: PasswordList): number =>
  viewOf(digest).getUint16(0) % filterBlocks[list]

/** The bits of its block that a value marks. */
export function placesOf(digest: Uint8Array, { bits, places }: FilterBlock): number[] {
  const view = viewOf(digest)
  const [first, step] = [view.getUint32(4), view.getUint32(8) | 1]
  const size = bits.length * 8
  return Array.from({ length: places }, (_, i) => (first + i * (step >>> 0)) % size)
}

export const isMarked = (digest: Uint8Array, block: FilterBlock): boolean =>
  placesOf(digest, block).every((place) => ((block.bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0)

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)
