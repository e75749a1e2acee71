import { sql } from 'drizzle-orm'
import { customType, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Compared byte by byte: a word is looked up, never shown in an order. */
const word = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

const instant = () => timestamp({ withTimezone: true })

/**
 * Every word of every merchant, with what lists are ordered by: a page of those who have a word is a few rows side by
 * side, in any order and among any number. A word is a run of letters in `users.words`. Triggers on users write both
 * tables; nothing else does.
 */
export const merchantWords = pgTable(
  'merchant_words',
  {
    word: word().notNull(),
    userId: uuid().notNull(),
    /** In lower case, as the list is ordered. */
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.word, table.createdAt, table.userId] }),
    index('merchant_words_by_first_name').on(table.word, table.firstName, table.userId),
    index('merchant_words_by_last_name').on(table.word, table.lastName, table.userId),
    index('merchant_words_by_email').on(table.word, table.email, table.userId),
  ],
)

/**
 * Which words there are, to find those that a term is a part of. Two who bring a new word at the same moment may both
 * write it down: that costs nothing, where a unique index would make one sign-up wait for the other.
 */
export const knownWords = pgTable(
  'known_words',
  {
    word: word().notNull(),
    /** When its last merchant left it; the next night it is forgotten. */
    leftAt: instant(),
  },
  (table) => [
    index('known_words_word').on(table.word),
    index('known_words_parts')
      .using('gin', sql`${table.word} gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('known_words_left')
      .on(table.leftAt)
      .where(sql`${table.leftAt} is not null`),
  ],
)
