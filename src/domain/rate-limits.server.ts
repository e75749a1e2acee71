import { isIPv6 } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#database/client.server.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { rateLimits } from '#database/schema/abuse-guards.ts'
import { DomainError } from './domain-error.ts'

/** How often one subject may do a thing. Counted in the database, so all instances share the count. */
const limits = {
  contact: { points: 5, seconds: 10 * 60 },
  /** Emails that we send to an address because a stranger typed it. */
  contactConfirm: { points: 3, seconds: 60 * 60 },
  /** The second request with one Idempotency-Key waits until the first is done. */
  repeatedWrite: { points: 2, seconds: 30 },
  /** Beginnings of a booking, and what follows one. */
  lead: { points: 10, seconds: 10 * 60 },
  slotCheck: { points: 120, seconds: 60 },
  slotReserve: { points: 60, seconds: 10 * 60 },
  slotBook: { points: 10, seconds: 60 * 60 },
  /** Bookings with one address, from any visitor, because each sends it an email. */
  slotBookAddress: { points: 3, seconds: 60 * 60 },
  /** Emailed calculations, from one visitor and to one address. */
  share: { points: 5, seconds: 10 * 60 },
  shareAddress: { points: 3, seconds: 24 * 60 * 60 },
  /** Answers that a member of staff writes to leads. */
  leadAnswer: { points: 120, seconds: 60 * 60 },
  domainCheck: { points: 30, seconds: 10 * 60 },
  invite: { points: 30, seconds: 60 * 60 },
  event: { points: 120, seconds: 60 },
  /** Payment pages that a company opens: somebody who tries stolen cards needs more. */
  topUp: { points: 10, seconds: 24 * 60 * 60 },
  /** Hand-offs that were refused; those that are redeemed are not counted. */
  handOffRefused: { points: 60, seconds: 60 },
  shopGrant: { points: 20, seconds: 10 * 60 },
  /** Parts of the lists of known passwords, asked for while a new one is typed. */
  passwordBlocks: { points: 300, seconds: 10 * 60 },
  captchaChallenge: { points: 60, seconds: 60 },
  /** Codes of a second factor, right ones taken off. Only somebody who has passed the first gets here. */
  factor: { points: 5, seconds: 15 * 60 },
  /** Emails that one visitor may cause; a wrong emailed code counts as one. */
  recovery: { points: 30, seconds: 60 * 60 },
  signInCode: { points: 3, seconds: 15 * 60 },
  /** Codes of shoppers: asked for by one visitor, for one address, and at one store, whose wallet pays them. */
  shopperCode: { points: 15, seconds: 60 * 60 },
  shopperCodeAddress: { points: 3, seconds: 15 * 60 },
  /** With five tries each, a stranger has a few dozen guesses of a million a day. */
  shopperCodeAddressDay: { points: 12, seconds: 24 * 60 * 60 },
  shopperCodeStore: { points: 3_000, seconds: 60 * 60 },
  /** Codes that we pay for, while a store without a plan tries its customer accounts. */
  freeShopperCode: { points: 20, seconds: 24 * 60 * 60 },
  /** Links that open nothing, and trips to Shopify's sign-in; a household shares one network address. */
  shopperLink: { points: 60, seconds: 10 * 60 },
  shopperTrip: { points: 60, seconds: 10 * 60 },
  /** Numbers and codes that Meta is asked for: each sends an SMS to somebody. */
  senderCode: { points: 10, seconds: 60 * 60 },
  /** Questions to a provider about the state of a sender. */
  senderCheck: { points: 120, seconds: 60 * 60 },
  testMessage: { points: 20, seconds: 60 * 60 },
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
  /** Visits to merchants by a member of staff. */
  staffVisit: { points: 20, seconds: 60 * 60 },
  check: { points: 10, seconds: 60 },
  checkHour: { points: 60, seconds: 60 * 60 },
  /** By everybody together; beyond it all get the same answer. */
  checkEverybody: { points: 2_000, seconds: 60 * 60 },
  signUp: { points: 5, seconds: 60 * 60 },
  /** Visits to the demo store; an office shares one network address. */
  showcase: { points: 30, seconds: 10 * 60 },
  /** Emails to a new address of a merchant. */
  emailChange: { points: 5, seconds: 60 * 60 },
  /** Reads a dozen tables. */
  dataExport: { points: 10, seconds: 60 * 60 },
  /** Trips to Google; an office shares one network address. */
  google: { points: 60, seconds: 10 * 60 },
  googleMail: { points: 3, seconds: 60 * 60 },
} as const

/** A /48 of IPv6 may do this many times as much as a /64, because one customer may have all of it. */
const widerShare = 4

export type LimitName = keyof typeof limits

export interface RateLimits {
  /** Counts one action of `subject` and returns the count; throws `too_many_requests` beyond the limit. */
  count(name: LimitName, subject: string): Promise<number>
  /** Counts without refusing, and returns whether the limit is reached. */
  isReached(name: LimitName, subject: string): Promise<boolean>
  /** Takes one back, for limits on failures, after a success. */
  takeBack(name: LimitName, subject: string): Promise<void>
  /** Resets the count after a success, for limits on failures. */
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

/** One statement, so that parallel requests are all counted. An expired count starts again. */
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

/** The network of an IPv6 address; anything else as it is. */
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
