import { isIPv6 } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#database/client.server.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { rateLimits } from '#database/schema/abuse-guards.ts'
import { DomainError } from './domain-error.ts'

/** How often one subject may do a thing. Counted in the database, so all instances share the count. */
const limits = {
  contact: { points: 5, seconds: 10 * 60 },
  /** Mails that we send to an address because a stranger typed it. */
  contactConfirm: { points: 3, seconds: 60 * 60 },
  /** Beginnings of a booking, and what follows one. */
  lead: { points: 10, seconds: 10 * 60 },
  slotCheck: { points: 120, seconds: 60 },
  slotHold: { points: 60, seconds: 10 * 60 },
  slotBook: { points: 10, seconds: 60 * 60 },
  /** Bookings under one address, whoever makes them: each one mails it. */
  slotBookAddress: { points: 5, seconds: 24 * 60 * 60 },
  /** Calculations that somebody has mailed: from one place, and to one address, whoever asks for it. */
  share: { points: 5, seconds: 10 * 60 },
  shareAddress: { points: 3, seconds: 24 * 60 * 60 },
  /** Answers that one of staff writes to leads. */
  leadAnswer: { points: 120, seconds: 60 * 60 },
  domainCheck: { points: 30, seconds: 10 * 60 },
  invite: { points: 30, seconds: 60 * 60 },
  event: { points: 120, seconds: 60 },
  /** Hand-offs that were refused; those that are redeemed are not counted. */
  handOffRefused: { points: 60, seconds: 60 },
  shopGrant: { points: 20, seconds: 10 * 60 },
  captchaChallenge: { points: 60, seconds: 60 },
  /** Codes of a second factor, right ones taken off. Only somebody who has passed the first gets here. */
  factor: { points: 5, seconds: 15 * 60 },
  /** Mails that a stranger may cause from one place. */
  recovery: { points: 30, seconds: 60 * 60 },
  /** Over all codes of an address, right ones taken off. */
  wrongCode: { points: 30, seconds: 24 * 60 * 60 },
  signInCode: { points: 3, seconds: 15 * 60 },
  reset: { points: 3, seconds: 60 * 60 },
  verifyEmail: { points: 3, seconds: 60 * 60 },
  /** Passwords typed to prove who it is, right ones taken off. */
  proof: { points: 5, seconds: 15 * 60 },
  passkeyChallenge: { points: 60, seconds: 60 },
  /** Wrong passwords for one account from one visitor; and from one visitor, whatever the account. */
  login: { points: 5, seconds: 60 },
  loginVisitor: { points: 50, seconds: 60 * 60 },
  /** Wrong passwords for one account, from anywhere; at this many it is paused. */
  loginAccount: { points: 100, seconds: 60 * 60 },
  /** Wrong passwords at the staff desk, right ones taken off; and visits to merchants by one of staff. */
  staffLogin: { points: 5, seconds: 15 * 60 },
  staffVisit: { points: 20, seconds: 60 * 60 },
  check: { points: 10, seconds: 60 },
  checkHour: { points: 60, seconds: 60 * 60 },
  /** By everybody together; beyond it nobody is told apart. */
  checkEverybody: { points: 2_000, seconds: 60 * 60 },
  signUp: { points: 5, seconds: 60 * 60 },
  /** Mails to an address that a merchant would like to have. */
  emailChange: { points: 5, seconds: 60 * 60 },
  /** Reads a dozen tables. */
  dataExport: { points: 10, seconds: 60 * 60 },
  /** Ways to Google and back; an office shares one address. */
  google: { points: 60, seconds: 10 * 60 },
  googleMail: { points: 3, seconds: 60 * 60 },
} as const

export type LimitName = keyof typeof limits

export interface RateLimits {
  /** Counts one act of `subject`, and says how many it makes; throws `too_many_requests` beyond the limit. */
  count(name: LimitName, subject: string): Promise<number>
  /** Counts without refusing, and says whether the limit is reached. */
  isReached(name: LimitName, subject: string): Promise<boolean>
  /** Takes one act back, for limits on failures: this one was none. */
  takeBack(name: LimitName, subject: string): Promise<void>
  /** Forgets what was counted, for limits on failures: a success starts anew, in its own transaction if need be. */
  clear(name: LimitName, subject: string, within?: Db): Promise<void>
}

export function createRateLimits(db: Db): RateLimits {
  async function add(points: number, name: LimitName, subject: string) {
    const now = Date.now()
    const expire = new Date(now + limits[name].seconds * 1000)
    const key = keyOf(name, subject)
    const [row] = await addition(db).execute({ key, points, expire, now: new Date(now) })
    const left = (row?.expire ?? expire).getTime() - now
    return { points: row?.points ?? points, secondsLeft: Math.ceil(Math.max(left, 0) / 1000) }
  }
  return {
    async count(name, subject) {
      const { points, secondsLeft } = await add(1, name, subject)
      if (points <= limits[name].points) return points
      throw new DomainError('too_many_requests', {
        retryAfterSeconds: secondsLeft,
        limitHit: points === limits[name].points + 1 ? { limit: name, subject } : undefined,
      })
    },
    async isReached(name, subject) {
      return (await add(1, name, subject)).points >= limits[name].points
    },
    async takeBack(name, subject) {
      await add(-1, name, subject)
    },
    async clear(name, subject, within = db) {
      await removal(within).execute({ key: keyOf(name, subject) })
    },
  }
}

const keyOf = (name: LimitName, subject: string) => `${name}:${visitorOf(subject)}`

/** One statement, so that no two at once count as one. A count that is over begins anew. */
const addition = preparedQuery((db) => {
  const isOver = sql`${rateLimits.expire} <= ${sql.param(sql.placeholder('now'), rateLimits.expire)}`
  return db
    .insert(rateLimits)
    .values({
      key: sql.placeholder('key'),
      points: sql.placeholder('points'),
      expire: sql.placeholder('expire'),
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then excluded.points else ${rateLimits.points} + excluded.points end`,
        expire: sql`case when ${isOver} then excluded.expire else ${rateLimits.expire} end`,
      },
    })
    .returning({ points: rateLimits.points, expire: rateLimits.expire })
    .prepare('count_towards_limit')
})

const removal = preparedQuery((db) =>
  db
    .delete(rateLimits)
    .where(eq(rateLimits.key, sql.placeholder('key')))
    .prepare('clear_limit'),
)

/** Whom an address stands for; anything else stands for itself. */
export const visitorOf = (subject: string) => (isIPv6(subject) ? networkOf(subject) : subject)

/** One subscriber has a whole /64 of IPv6 addresses, so they count as one. */
export function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
