import { and, type SQL, sql } from 'drizzle-orm'

const longestSearch = 200
const mostWords = 12

/** What was typed, word by word and each once. No text holds a zero byte. */
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

/** Every sign stands for itself. */
export const literal = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Each word as a pattern that finds it anywhere. */
export const patternsOf = (search: string): string[] => wordsIn(search).map((word) => `%${literal(word)}%`)

/** All words somewhere in the text, in any order. */
export const likeOf = (text: SQL, search: string): SQL | undefined =>
  and(...patternsOf(search).map((pattern) => sql`${text} like ${pattern}`))
