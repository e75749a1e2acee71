import type { Mutation } from './mutation.ts'

const login = 'src/domain/accounts/login-throttle.ts'

/** How often somebody may try. */
export const limits: Mutation[] = [
  {
    what: 'a limit lets one more through',
    file: 'src/domain/rate-limits.server.ts',
    find: 'if (points <= most) return points',
    replace: 'if (points <= most + 1) return points',
    caughtBy: { project: 'postgres', file: 'src/api/leads/contact.db.test.ts', title: 'the sixth message' },
  },
  {
    what: 'IPv6 visitors are told apart within one network',
    file: 'src/domain/rate-limits.server.ts',
    find: 'groups = 4',
    replace: 'groups = 5',
    caughtBy: { project: 'unit', file: 'src/domain/rate-limits.test.ts', title: 'one IPv6 network' },
  },
  {
    what: 'a session may make 299 calls a minute instead of 300',
    file: 'src/domain/sessions/call-meter.ts',
    find: 'if (made <= mostPerMinute) return',
    replace: 'if (made < mostPerMinute) return',
    caughtBy: { project: 'postgres', file: 'src/api/limit-hits.db.test.ts', title: '300 calls a minute' },
  },
  {
    what: 'the first wait after wrong passwords is two seconds',
    file: login,
    find: '2 ** (failures - freeTries - 1)',
    replace: '2 ** (failures - freeTries)',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/accounts/login.db.test.ts',
      title: 'later ones wait 1, 2, 4 seconds',
    },
  },
  {
    what: 'a paused account shuts out its owner’s own browser',
    file: login,
    find: 'if (pausedUntil && !attempt.isKnownDevice)',
    replace: 'if (pausedUntil)',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/accounts/login.db.test.ts',
      title: 'a hundred wrong passwords',
    },
  },
  {
    what: 'a mailed code has six tries',
    file: 'src/domain/tokens/one-time-token.ts',
    find: 'gt(oneTimeTokens.triesLeft, 0)',
    replace: 'gt(oneTimeTokens.triesLeft, -1)',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/accounts/recovery.db.test.ts',
      title: 'five wrong codes',
    },
  },
  {
    what: 'the captcha is asked for one mail too late',
    file: 'src/domain/recovery/mailing-guard.ts',
    find: 'sent > withoutCaptcha',
    replace: 'sent > withoutCaptcha + 1',
    caughtBy: { project: 'postgres', file: 'src/api/accounts/recovery.db.test.ts', title: 'after ten mails' },
  },
  {
    what: 'a service is called once more after its last failure',
    file: 'src/integrations/breaker.ts',
    find: 'before.count >= most',
    replace: 'before.count > most',
    caughtBy: { project: 'unit', file: 'src/integrations/breaker.test.ts', title: 'left alone' },
  },
]
