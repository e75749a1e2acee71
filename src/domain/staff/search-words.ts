import { and, type SQL, sql } from 'drizzle-orm'

const longestSearch = 200

/** What was typed, word by word, as patterns in which every sign stands for itself. No text holds a zero byte. */
export const patternsOf = (search: string): string[] =>
  search
    .slice(0, longestSearch)
    .replaceAll('\0', ' ')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)

/** All words somewhere in the text, in any order. */
export const likeOf = (text: SQL, search: string): SQL | undefined =>
  and(...patternsOf(search).map((pattern) => sql`${text} like ${pattern}`))
