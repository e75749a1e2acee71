import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KnownPasswords } from '#domain/ports/ports.ts'
import type { PasswordList } from '#contract/accounts/password-filter.ts'
import { BloomFilter } from './bloom-filter.ts'

/** The two filters that `scripts/assets/make-password-filters.ts` made, from the folder beside this file. */
export function knownPasswords(root: string): KnownPasswords {
  const read = (list: PasswordList) =>
    new BloomFilter(readFileSync(join(root, 'src/integrations/known-passwords', `${list}.bloom`)), list)
  const filters = { common: read('common'), leaked: read('leaked') }
  return {
    isCommon: (word) => filters.common.has(word),
    isLeaked: (password) => filters.leaked.has(password),
    block: (list, number) => filters[list].block(number),
  }
}
