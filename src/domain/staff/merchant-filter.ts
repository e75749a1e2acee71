import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { MerchantQuery, MerchantState } from '#contract/staff/shapes.ts'
import { users } from '#database/schema/users.ts'
import { literal, wordsIn } from './search-words.ts'

const states: Record<MerchantState, SQL | undefined> = {
  all: undefined,
  confirmed: isNotNull(users.emailVerifiedAt),
  unconfirmed: isNull(users.emailVerifiedAt),
  closed: eq(users.staffAccess, false),
}

export const isMerchant = eq(users.isStaff, false)

/** Who is meant: those whose name, e-mail and shops have every word that was typed. Undefined for everybody. */
export const merchantFilter = ({ search, state }: Pick<MerchantQuery, 'search' | 'state'>): SQL | undefined =>
  and(states[state], ...wordsIn(search).map(hasWord))

/**
 * One or two plain letters find words that begin with them; anything longer is found anywhere. The index knows
 * parts of three letters, and beginnings of words. Where neither is in a word, its rare signs are looked up.
 */
function hasWord(word: string): SQL | undefined {
  if (/^[a-z\d][a-z\d@.-]?$/.test(word)) return sql`${users.words} like ${`% ${literal(word)}%`}`
  const found = sql`${users.words} like ${`%${literal(word)}%`}`
  const signs = rareSigns(word)
  if (hasPart(word)) return isPlain(word) ? byPieces(word) : found
  return signs.length === 0
    ? found
    : and(found, sql`rare_signs(${users.words}) @> ${sql.param(signs)}::text[]`)
}

/**
 * Each part of three letters is a list of everybody who has it, and reading them all is what a lookup costs. So a word
 * is looked up by some parts that do not overlap, and then read as a whole; what every shop's address has is only read.
 */
function byPieces(word: string): SQL | undefined {
  const read = sql`(${users.words} || '') like ${`%${literal(word)}%`}`
  if ('.myshopify.com'.includes(word)) return read
  const runs = word.match(/[a-z]{3,}|[^a-z\d]\d+|\d{3,}/g) ?? []
  // What is particular about an address stands at its beginning.
  const pieces = runs.slice(0, mostRuns).flatMap((run) => (/\d/.test(run) ? [run] : threes(run)))
  if (!pieces.some(hasPart)) return sql`${users.words} like ${`%${literal(word)}%`}`
  return and(...pieces.map((piece) => sql`${users.words} like ${`%${literal(piece)}%`}`), read)
}

const mostRuns = 3
const mostThrees = 4

/** A run of letters in threes, the last of which ends it: "sol", "ber", "erg". */
const threes = (run: string): string[] => {
  const starts = Array.from({ length: Math.floor(run.length / 3) }, (_, at) => at * 3)
  return [...new Set([...starts.slice(0, mostThrees - 1), run.length - 3])].map((at) => run.slice(at, at + 3))
}

const hasPart = (word: string) => /[a-z\d]{3}/.test(word)
/** Signs of one unit each, so that no piece cuts one in two. */
const isPlain = (word: string) => /^[!-~]+$/.test(word)

/** As the database's function of this name sees them: all but what nearly every row has, and two such in a row. */
const rareSigns = (word: string): string[] => [
  ...new Set(word.replaceAll(/[ a-z\d@.-]/g, '')),
  ...(/[@.-]{2}/.test(word) ? ['..'] : []),
]
