import { and, type SQL, sql } from 'drizzle-orm'

const longestSearch = 200
const mostWords = 12

/** The distinct words of a search. PostgreSQL stores no zero bytes, so they separate words. */
export const wordsIn = (search: string): string[] => [
  ...new Set(
    search
      .slice(0, longestSearch)
      .replaceAll('\0', ' ')
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, mostWords),
  ),
]

const fewestDigits = 4

/** The digits of a search that is a part of a phone number, in any way of writing it; undefined for other searches. */
export function phoneDigits(search: string): string | undefined {
  const typed = search.trim().slice(0, longestSearch)
  if (!/^[+\d\s()./-]+$/.test(typed)) return undefined
  // A zero before the number is dialled inside the country only.
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length < fewestDigits ? undefined : digits
}

/** Escapes the wildcards of LIKE. */
export const literal = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** One LIKE pattern for each word, which finds it anywhere. */
export const patternsOf = (search: string): string[] => wordsIn(search).map((word) => `%${literal(word)}%`)

/** Matches a text that contains all words, in any order. */
export const likeOf = (text: SQL, search: string): SQL | undefined =>
  and(...patternsOf(search).map((pattern) => sql`${text} like ${pattern}`))
