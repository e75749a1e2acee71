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

/** Escapes the wildcards of LIKE. */
export const literal = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** One LIKE pattern for each word, which finds it anywhere. */
export const patternsOf = (search: string): string[] => wordsIn(search).map((word) => `%${literal(word)}%`)

/** Matches a text that contains all words, in any order. */
export const likeOf = (text: SQL, search: string): SQL | undefined =>
  and(...patternsOf(search).map((pattern) => sql`${text} like ${pattern}`))
