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
  /** Reached by the second request with one Idempotency-Key, as long as the first may be under way. */
  repeatedWrite: { points: 2, seconds: 30 },
  /** Beginnings of a booking, and what follows one. */
  lead: { points: 10, seconds: 10 * 60 },
  slotCheck: { points: 120, seconds: 60 },
  slotHold: { points: 60, seconds: 10 * 60 },
  slotBook: { points: 10, seconds: 60 * 60 },
  /** Bookings under one address, whoever makes them: each one mails it. */
  slotBookAddress: { points: 3, seconds: 60 * 60 },
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
  /** Parts of the lists of known passwords, asked for while a new one is typed. */
  passwordBlocks: { points: 300, seconds: 10 * 60 },
  captchaChallenge: { points: 60, seconds: 60 },
  /** Codes of a second factor, right ones taken off. Only somebody who has passed the first gets here. */
  factor: { points: 5, seconds: 15 * 60 },
  /** Mails that a stranger may cause from one place; a wrong mailed code counts as one. */
  recovery: { points: 30, seconds: 60 * 60 },
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
  /** Wrong passwords of staff, right ones taken off: for one account from one visitor, for one account, from one visitor, in all. */
  staffLogin: { points: 5, seconds: 15 * 60 },
  staffLoginAccount: { points: 30, seconds: 60 * 60 },
  staffLoginVisitor: { points: 30, seconds: 60 * 60 },
  staffLoginAll: { points: 500, seconds: 60 * 60 },
  /** Visits to merchants by one of staff. */
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

/** How much more than one IPv6 /64 the /48 around it may do: a provider's customer may have all of it. */
const widerShare = 4

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
  async function countOne(name: LimitName, subject: string, most: number): Promise<number> {
    const { points, secondsLeft } = await add(1, name, subject)
    if (points <= most) return points
    throw new DomainError('too_many_requests', {
      retryAfterSeconds: secondsLeft,
      limitHit: points === most + 1 ? { limit: name, subject } : undefined,
    })
  }
  return {
    async count(name, subject) {
      const points = await countOne(name, visitorOf(subject), limits[name].points)
      const wider = widerNetworkOf(subject)
      if (wider) await countOne(name, wider, limits[name].points * widerShare)
      return points
    },
    async isReached(name, subject) {
      return (await add(1, name, visitorOf(subject))).points >= limits[name].points
    },
    async takeBack(name, subject) {
      await add(-1, name, visitorOf(subject))
      const wider = widerNetworkOf(subject)
      if (wider) await add(-1, name, wider)
    },
    async clear(name, subject, within = db) {
      await removal(within).execute({ key: keyOf(name, visitorOf(subject)) })
    },
  }
}

const keyOf = (name: LimitName, subject: string) => `${name}:${subject}`

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

const widerNetworkOf = (subject: string) => (isIPv6(subject) ? `${networkOf(subject, 3)}/48` : undefined)

/** One subscriber has a whole /64 of IPv6 addresses, four groups, so they count as one. */
export function networkOf(address: string, groups = 4): string {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right]
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
