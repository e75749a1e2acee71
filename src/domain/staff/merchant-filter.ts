import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { MerchantQuery, MerchantState } from '#contract/staff.ts'
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
  if (hasPart(word)) return isPlain(word) ? byPiece(word) : found
  return signs.length === 0
    ? found
    : and(found, sql`rare_signs(${users.words}) @> ${sql.param(signs)}::text[]`)
}

/**
 * Every part of three letters costs the index a look at each row that it considers. So a long word is looked up by
 * one piece of it, with its digits if it has any, and then read as a whole; what every shop's address has is only read.
 */
function byPiece(word: string): SQL | undefined {
  const read = sql`(${users.words} || '') like ${`%${literal(word)}%`}`
  if ('.myshopify.com'.includes(word)) return read
  const start = Math.max(0, Math.min(word.search(/\d/) - 4, word.length - pieceLength))
  const piece = word.slice(start, start + pieceLength)
  const pattern = `%${literal(hasPart(piece) ? piece : word)}%`
  return and(sql`${users.words} like ${pattern}`, piece === word ? undefined : read)
}

const pieceLength = 8
const hasPart = (word: string) => /[a-z\d]{3}/.test(word)
/** Signs of one unit each, so that no piece cuts one in two. */
const isPlain = (word: string) => /^[!-~]+$/.test(word)

/** As the database's function of this name sees them: all but what nearly every row has, and two such in a row. */
const rareSigns = (word: string): string[] => [
  ...new Set(word.replaceAll(/[ a-z\d@.-]/g, '')),
  ...(/[@.-]{2}/.test(word) ? ['..'] : []),
]
