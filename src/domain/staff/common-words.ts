import { sql } from 'drizzle-orm'
import type { Context } from '../context.server.ts'
import { literal, wordsIn } from './search-words.ts'

/** So few merchants are all looked up; along a word of more of them a page is walked. */
const fewMerchants = 3_000
/** A part of so many different words is none that can be walked along. */
const mostWords = 32
const mostParts = 6

/** A run of letters in a search, and the words that have it. */
export interface Part {
  words: string[]
  /** How many merchants have one of them, counted until they are no longer few. */
  merchants: number
  isCommon: boolean
}

/**
 * Whoever fits a search has, for each run of letters in it, a word with these letters inside. Which words those are
 * is known, and how many merchants have them. The part that fewest have comes first; one that is in too many words
 * is left out.
 */
export async function findParts({ db }: Context, search: string): Promise<Part[]> {
  const patterns = wordsIn(search).flatMap(patternsIn).slice(0, mostParts)
  if (patterns.length === 0) return []
  const lists = patterns.map(
    (pattern) =>
      sql`select array(select distinct word from known_words where word like ${pattern} limit ${mostWords + 1}) as words`,
  )
  const found = await db.execute(sql`
    with parts as materialized (${sql.join(lists, sql` union all `)})
    select words, merchants, rows from parts cross join lateral (
      select count(distinct user_id)::int as merchants, count(*)::int as rows
      from (select user_id from merchant_words where word = any (words) limit ${fewMerchants + 1}) as counted
    ) as people
    where cardinality(words) <= ${mostWords} order by rows`)
  return ('rows' in found ? found.rows : found).map(({ words, merchants, rows }) => ({
    words: Array.isArray(words) ? words.map(String) : [],
    merchants: Number(merchants),
    isCommon: Number(rows) > fewMerchants,
  }))
}

/** Whether a search is one run of letters, so that whoever has a word with it fits. */
export const isOnePart = (search: string) => {
  const [word, ...more] = wordsIn(search)
  return word !== undefined && more.length === 0 && patternsIn(word)[0] === `%${word}%`
}

/** Runs of letters as patterns of words; one or two letters alone begin one. */
function patternsIn(word: string): string[] {
  if (/^[a-z]{1,2}$/.test(word)) return everywhere.some((each) => each.startsWith(word)) ? [] : [`${word}%`]
  const runs = word.match(/[a-z\u{80}-\u{10ffff}]+/gu) ?? []
  return runs
    .filter((run) => /^.{3,}$/u.test(run) && run.length <= longestPart)
    .filter((run) => !everywhere.some((each) => each.includes(run)))
    .map((run) => `%${literal(run)}%`)
}

/** As the database's `letter_runs` has it: longer ones are cut, and what nearly every shop's address has is left out. */
const longestPart = 32
const everywhere = ['myshopify', 'com']
