import { createHash } from 'node:crypto'

/**
 * A set that fits into few bytes: it never denies what was put in, and now and then claims what was not. The file
 * is the number of places a value marks, as four bytes, and then the bits.
 */
export class BloomFilter {
  readonly #bits: Uint8Array
  readonly #places: number

  constructor(file: Buffer) {
    this.#places = file.readUInt32LE(0)
    this.#bits = file.subarray(headerBytes)
  }

  /** With room for `count` values; of those it was never given, it claims about `falseRate`. */
  static make(values: ReadonlySet<string>, falseRate: number): Buffer {
    const bitsEach = -Math.log(falseRate) / Math.LN2 ** 2
    const file = Buffer.alloc(headerBytes + Math.ceil((values.size * bitsEach) / 8))
    file.writeUInt32LE(Math.round(bitsEach * Math.LN2), 0)
    const filter = new BloomFilter(file)
    for (const value of values) {
      for (const place of filter.#placesOf(value)) {
        const at = headerBytes + (place >> 3)
        file.writeUInt8(file.readUInt8(at) | (1 << (place & 7)), at)
      }
    }
    return file
  }

  has(value: string): boolean {
    return this.#placesOf(value).every((place) => ((this.#bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0)
  }

  #placesOf(value: string): number[] {
    const digest = createHash('sha256').update(value).digest()
    const [first, step] = [digest.readUInt32LE(0), digest.readUInt32LE(4) | 1]
    const size = this.#bits.length * 8
    return Array.from({ length: this.#places }, (_, i) => (first + i * (step >>> 0)) % size)
  }
}

const headerBytes = 4
