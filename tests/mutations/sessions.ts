import type { Mutation } from './mutation.ts'

const authenticate = 'src/domain/sessions/authenticate.ts'
const access = 'src/api/access.db.test.ts'

/** Who is signed in, for how long, and with what. */
export const sessions: Mutation[] = [
  {
    what: 'an access token works after its time',
    file: authenticate,
    find: 'row.accessExpiresAt <= ctx.clock.now() || row.isStaff',
    replace: 'row.isStaff',
    caughtBy: { project: 'postgres', file: access, title: 'one past its time' },
  },
  {
    what: 'a session never falls asleep',
    file: authenticate,
    find: 'row.expiresAt <= now || idleFor(row, now) > patience ||',
    replace: 'row.expiresAt <= now ||',
    caughtBy: { project: 'postgres', file: access, title: 'or left alone' },
  },
  {
    what: 'the token is enough without its cookie',
    file: authenticate,
    find: 'if (!row || !same(row.partnerHash, hashSecret(partner))) return undefined',
    replace: 'if (!row) return undefined',
    caughtBy: { project: 'postgres', file: access, title: 'half a pair' },
  },
  {
    what: 'a disabled account keeps its session',
    file: authenticate,
    find: ' || row.disabledAt) return false',
    replace: ') return false',
    caughtBy: { project: 'postgres', file: access, title: 'a disabled account' },
  },
  {
    what: 'an old proof of identity counts as fresh',
    file: 'src/domain/sessions/session.server.ts',
    find: '<= lifetimes.fresh',
    replace: '<= lifetimes.session',
    caughtBy: { project: 'postgres', file: access, title: 'a stale session' },
  },
  {
    what: 'a stolen refresh token leaves the session open',
    file: 'src/domain/sessions/refresh-session.ts',
    find: "endedAt: now, endedBecause: 'refresh-reused'",
    replace: 'lastSeenAt: now',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/accounts/accounts.db.test.ts',
      title: 'a used refresh token',
    },
  },
  {
    what: 'eleven sessions of one person stay open',
    file: 'src/domain/sessions/session-statements.ts',
    find: '.offset(mostSessions - 1)',
    replace: '.offset(mostSessions)',
    caughtBy: {
      project: 'postgres',
      file: 'src/domain/transactions.db.test.ts',
      title: 'the eleventh session',
    },
  },
  {
    what: 'a new password leaves the other sessions open',
    file: 'src/domain/recovery/change-password.ts',
    find: "await endSessions(tx, userId, 'password-changed', { but: id })",
    replace: '',
    caughtBy: { project: 'postgres', file: 'src/api/accounts/recovery.db.test.ts', title: 'change_password' },
  },
  {
    what: 'signing one person out signs everybody out',
    file: 'src/domain/sessions/end-session.ts',
    find: 'eq(sessions.userId, userId),',
    replace: '',
    caughtBy: {
      project: 'postgres',
      file: 'src/domain/staff/revoke-sessions.db.test.ts',
      title: 'nobody else’s',
    },
  },
  {
    what: 'a mailed link works twice',
    file: 'src/domain/tokens/one-time-token.ts',
    find: `    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, clock.now()),`,
    replace: `    gt(oneTimeTokens.expiresAt, clock.now()),`,
    caughtBy: {
      project: 'postgres',
      file: 'src/api/accounts/tokens.db.test.ts',
      title: 'works once',
      titleIn: 'tests/support/tokens/token-suite.ts',
    },
  },
]
