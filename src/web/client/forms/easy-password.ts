import { isEasyToGuess, type PasswordLists, type PasswordOwner } from '#contract/accounts/guess-password.ts'
import { blockOf, type FilterBlock, isMarked, type PasswordList } from '#contract/accounts/password-filter.ts'
import { api } from '../api/api.ts'

const known = new Map<string, FilterBlock>()

/**
 * The server's own rule, while somebody types. The password stays here: the server is asked for the blocks of its lists
 * in which parts of it would stand, by their numbers. Undefined where nobody could say.
 */
export async function isEasyPassword(password: string, owner: PasswordOwner): Promise<boolean | undefined> {
  // Without a safe context the browser cannot hash.
  if (!('crypto' in globalThis) || !('subtle' in crypto)) return undefined
  const asked = textsAskedFor(password, owner)
  const digests = new Map<string, Uint8Array>()
  for (const text of new Set([...asked.common, ...asked.leaked])) {
    digests.set(text, new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
  }
  for (const list of ['common', 'leaked'] as const) {
    const numbers = asked[list].map((text) => blockOf(digests.get(text) ?? none, list))
    if (!(await fetchBlocks(list, numbers))) return undefined
  }
  const isOn = (list: PasswordList) => (text: string) => {
    const digest = digests.get(text)
    const block = digest && known.get(keyOf(list, blockOf(digest, list)))
    return digest !== undefined && block !== undefined && isMarked(digest, block)
  }
  return isEasyToGuess({ isCommon: isOn('common'), isLeaked: isOn('leaked') }, password, owner)
}

const none = new Uint8Array(32)
const keyOf = (list: PasswordList, number: number) => `${list} ${number}`

/** The values that the rule looks up, recorded by running it with empty lists. */
function textsAskedFor(password: string, owner: PasswordOwner): Record<PasswordList, string[]> {
  const asked: Record<PasswordList, string[]> = { common: [], leaked: [] }
  const note = (list: PasswordList) => (text: string) => {
    asked[list].push(text)
    return false
  }
  const empty: PasswordLists = { isCommon: note('common'), isLeaked: note('leaked') }
  isEasyToGuess(empty, password, owner)
  return asked
}

async function fetchBlocks(list: PasswordList, numbers: readonly number[]): Promise<boolean> {
  const missing = [...new Set(numbers)].filter((number) => !known.has(keyOf(list, number)))
  if (missing.length === 0) return true
  const outcome = await api('passwordBlocks', { list, blocks: missing.join(',') })
  if (!outcome.ok) return false
  for (const { number, places, bits } of outcome.data.blocks) {
    const bytes = Uint8Array.from(atob(bits), (sign) => sign.charCodeAt(0))
    known.set(keyOf(list, number), { bits: bytes, places })
  }
  return true
}
