import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { MerchantState } from '#contract/staff/choices.ts'
import type { MerchantQuery } from '#contract/staff/shapes.ts'
import { outlets, shopifyGrants, userOutlets } from '#database/schema/companies.ts'
import { storeSyncs } from '#database/schema/stores.ts'
import { users } from '#database/schema/users.ts'
import { literal, phoneDigits, wordsIn } from '../lists/search-words.ts'

/** Their store took its access back, or cannot be read. Not correlated, so that it is computed once for a list. */
const worksInLostStore = sql`${users.id} in (
  select ${userOutlets.userId} from ${userOutlets}
  join ${outlets} on ${outlets.id} = ${userOutlets.outletId} and ${outlets.archivedAt} is null
  join ${shopifyGrants} on ${shopifyGrants.outletId} = ${outlets.id} and ${shopifyGrants.shop} = ${outlets.webUrl}
  left join ${storeSyncs} on ${storeSyncs.outletId} = ${outlets.id}
  where ${shopifyGrants.revokedAt} is not null or ${storeSyncs.fault} is not null)`

const states: Record<MerchantState, SQL | undefined> = {
  all: undefined,
  confirmed: isNotNull(users.emailVerifiedAt),
  unconfirmed: isNull(users.emailVerifiedAt),
  closed: eq(users.staffAccess, false),
  store: worksInLostStore,
}

export const isMerchant = eq(users.isStaff, false)

/** Merchants whose name, email, shops and phone contain every word of the search. Undefined for all merchants. */
export const merchantFilter = ({ search, state }: Pick<MerchantQuery, 'search' | 'state'>): SQL | undefined =>
  and(states[state], ...termsOf(search).map(hasWord))

const termsOf = (search: string): string[] => {
  const digits = phoneDigits(search)
  return digits ? [digits] : wordsIn(search)
}

/**
 * One or two letters or digits find words that begin with them; longer terms are found anywhere. Both use the trigram
 * index. A term without a trigram, such as "%", is found by the index of rare characters.
 */
function hasWord(word: string): SQL | undefined {
  if (/^[a-z\d][a-z\d@.-]?$/.test(word)) return sql`${users.words} like ${`% ${literal(word)}%`}`
  const contains = sql`${users.words} like ${`%${literal(word)}%`}`
  const characters = rareCharacters(word)
  if (hasTrigram(word)) return isAscii(word) ? byPieces(word) : contains
  return characters.length === 0
    ? contains
    : and(contains, sql`rare_signs(${users.words}) @> ${sql.param(characters)}::text[]`)
}

/**
 * The index reads one list of rows for each trigram of a pattern, which is what a lookup costs. So a word is looked up
 * by a few trigrams that do not overlap, and then compared as a whole (`|| ''` keeps that comparison off the index).
 * Parts of ".myshopify.com", which nearly every row contains, are only compared.
 */
function byPieces(word: string): SQL | undefined {
  const compare = sql`(${users.words} || '') like ${`%${literal(word)}%`}`
  if ('.myshopify.com'.includes(word)) return compare
  const runs = word.match(/[a-z]{3,}|[^a-z\d]\d+|\d{3,}/g) ?? []
  // The beginning of an address is its rarest part.
  const pieces = runs.slice(0, mostRuns).flatMap((run) => (/\d/.test(run) ? [run] : threes(run)))
  if (!pieces.some(hasTrigram)) return sql`${users.words} like ${`%${literal(word)}%`}`
  return and(...pieces.map((piece) => sql`${users.words} like ${`%${literal(piece)}%`}`), compare)
}

const mostRuns = 3
const mostThrees = 4

/** Splits letters into groups of three, the last one at the end: "solberg" gives "sol", "ber", "erg". */
const threes = (run: string): string[] => {
  const starts = Array.from({ length: Math.floor(run.length / 3) }, (_, at) => at * 3)
  return [...new Set([...starts.slice(0, mostThrees - 1), run.length - 3])].map((at) => run.slice(at, at + 3))
}

const hasTrigram = (word: string) => /[a-z\d]{3}/.test(word)
/** Characters of one UTF-16 unit each, so that no piece splits one. */
const isAscii = (word: string) => /^[!-~]+$/.test(word)

/** The same as the database function `rare_signs`: all but the most common characters, and two of those in a row. */
const rareCharacters = (word: string): string[] => [
  ...new Set(word.replaceAll(/[ a-z\d@.-]/g, '')),
  ...(/[@.-]{2}/.test(word) ? ['..'] : []),
]
