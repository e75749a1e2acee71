import type { Role } from '#contract/people/roles.ts'
import type { RequestContext } from '../context.server.ts'

export type SignInMethod = 'password' | 'code' | 'passkey' | 'google' | 'sign-up' | 'staff'

/** The method of a visitor's session in the demo store, which nobody has signed in to. It may only read. */
export const showcaseMethod = 'showcase'

/** What the session row says: the only source of who is asking. */
export interface Session {
  id: string
  userId: string
  /** The company they work for; staff have none. */
  companyId: string | null
  role: Role | null
  activeOutletId: string | null
  email: string
  firstName: string
  lastName: string
  emailVerified: boolean
  isStaff: boolean
  method: string
  provedAt: Date
  expiresAt: Date
  /** During a staff visit: the member of staff, and their own session. */
  actorId: string | null
  parentId: string | null
}

/** An authenticated request. Only the session layer creates it. */
export interface MerchantContext extends RequestContext {
  session: Session
}

/** A staff session; the marker keeps the two types apart for the compiler. */
export interface StaffContext extends MerchantContext {
  isStaffSession: true
  /** In production nobody works in the admin without a second factor. */
  needsFactor: boolean
}

const minute = 60_000
const hour = 60 * minute

/** How long things hold. */
export const lifetimes = {
  /** The access token; after it the refresh token gets a new one. */
  access: 30 * minute,
  /** Without a request for this long, a session is over. */
  idle: 12 * hour,
  session: 48 * hour,
  /** In the admin, and during a staff visit. */
  staffIdle: 30 * minute,
  staffSession: 24 * hour,
  visit: 60 * minute,
  /** A visitor's look around the demo store. */
  showcase: 30 * minute,
  /** How long a proof of identity is fresh enough for changes to the account itself. */
  fresh: 15 * minute,
}

export const mostSessions = 10

export const isShowcase = ({ method }: Pick<Session, 'method'>) => method === showcaseMethod

export const isFresh = (session: Session, now: Date) =>
  now.getTime() - session.provedAt.getTime() <= lifetimes.fresh
