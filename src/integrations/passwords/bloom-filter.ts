import { createHash } from 'node:crypto'
import {
  blockOf,
  type FilterBlock,
  filterBlocks,
  isMarked,
  type PasswordList,
  placesOf,
} from '#contract/accounts/password-filter.ts'

/**
 * A Bloom filter cut into blocks, so that a browser can ask with the block that it needs. The file is the number of
 * places a value marks, as four bytes, and then the blocks, all of one size.
 */
export class BloomFilter {
  readonly #file: Buffer
  readonly #list: PasswordList

  constructor(file: Buffer, list: PasswordList) {
    this.#file = file
    this.#list = list
  }

  /** Of values that it was never given, it claims about `falseRate`. */
  static make(values: ReadonlySet<string>, falseRate: number, list: PasswordList): Buffer {
    const bitsEach = -Math.log(falseRate) / Math.LN2 ** 2
    const blockBytes = Math.ceil((values.size * bitsEach) / 8 / filterBlocks[list])
    const file = Buffer.alloc(headerBytes + blockBytes * filterBlocks[list])
    file.writeUInt32LE(Math.round(bitsEach * Math.LN2), 0)
    const filter = new BloomFilter(file, list)
    for (const value of values) {
      const digest = digestOf(value)
      const block = filter.block(blockOf(digest, list))
      for (const place of placesOf(digest, block)) {
        block.bits[place >> 3] = (block.bits[place >> 3] ?? 0) | (1 << (place & 7))
      }
    }
    return file
  }

  has(value: string): boolean {
    const digest = digestOf(value)
    return isMarked(digest, this.block(blockOf(digest, this.#list)))
  }

  block(number: number): FilterBlock {
    const size = (this.#file.length - headerBytes) / filterBlocks[this.#list]
    const from = headerBytes + number * size
    return { bits: this.#file.subarray(from, from + size), places: this.#file.readUInt32LE(0) }
  }
}

const headerBytes = 4

const digestOf = (value: string) => createHash('sha256').update(value).digest()
