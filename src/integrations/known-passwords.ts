import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KnownPasswords } from '#domain/ports.ts'
import { BloomFilter } from './bloom-filter.ts'

/** The two filters that `scripts/make-password-filters.ts` made, from the folder beside this file. */
export function knownPasswords(root: string): KnownPasswords {
  const read = (name: string) =>
    new BloomFilter(readFileSync(join(root, 'src/integrations/known-passwords', name)))
  const common = read('common.bloom')
  const leaked = read('leaked.bloom')
  return { isCommon: (word) => common.has(word), isLeaked: (password) => leaked.has(password) }
}
