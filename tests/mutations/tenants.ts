import type { Mutation } from './mutation.ts'

/** What belongs to one company, one outlet or one person, and who may change it. */
export const tenants: Mutation[] = [
  {
    what: 'on the embedded database a merchant’s transaction sees every company',
    file: 'src/domain/tenant.server.ts',
    find: "set_config('role', 'infiniti_tenant', true)",
    replace: "set_config('role', 'none', true)",
    caughtBy: { project: 'pglite', file: 'src/domain/tenant.db.test.ts', title: 'no order of attempts' },
  },
  {
    what: 'a merchant’s transaction keeps the role that sees every company',
    file: 'src/domain/tenant.server.ts',
    find: "set_config('role', 'infiniti_tenant', true)",
    replace: "set_config('role', 'none', true)",
    caughtBy: { project: 'postgres', file: 'src/domain/tenant.db.test.ts', title: 'each sees' },
  },
  {
    what: 'the list of devices shows everybody’s',
    file: 'src/domain/sessions/own-sessions.ts',
    find: 'eq(sessions.userId, session.userId),',
    replace: '',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/accounts/own-account.db.test.ts',
      title: 'sessions: one’s own',
    },
  },
  {
    what: 'any outlet of the company opens, also one that was not given',
    file: 'src/domain/outlets/require-outlet.ts',
    find: 'and(eq(userOutlets.userId, session.userId), isNull(outlets.archivedAt))',
    replace: 'isNull(outlets.archivedAt)',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/company/people.db.test.ts',
      title: 'only the outlets given',
    },
  },
  {
    what: 'somebody gives away an outlet that they do not work in',
    file: 'src/domain/people/outlets-in-reach.ts',
    find: "session.role === 'owner' ? undefined : eq(userOutlets.userId, session.userId)",
    replace: 'undefined',
    caughtBy: { project: 'postgres', file: 'src/api/company/people.db.test.ts', title: 'anybody may leave' },
  },
  {
    what: 'the last owner can leave',
    file: 'src/domain/people/change-person.ts',
    find: 'row.n < 2',
    replace: 'row.n < 1',
    caughtBy: { project: 'postgres', file: 'src/api/company/people.db.test.ts', title: 'the last owner' },
  },
  {
    what: 'any role may switch a module off',
    file: 'src/domain/modules/activate-module.ts',
    find: `  requirePermission(ctx, 'apps:activate')
  return withTenant(`,
    replace: '  return withTenant(',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/company/people.db.test.ts',
      title: 'joins by mail with a smaller role',
    },
  },
  {
    what: 'staff enter an account that its owner has closed to them',
    file: 'src/domain/staff/visit.ts',
    find: ' || !user.staffAccess) throw',
    replace: ') throw',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/staff/staff-visit.db.test.ts',
      title: 'a closed account',
    },
  },
  {
    what: 'a staff visit outlives the hour',
    file: 'src/domain/staff/visit.ts',
    find: 'now.getTime() + lifetimes.visit, session',
    replace: 'now.getTime() + 2 * lifetimes.visit, session',
    caughtBy: { project: 'postgres', file: 'src/api/staff/staff-visit.db.test.ts', title: 'an hour at most' },
  },
  {
    what: 'a member of staff who was switched off meanwhile switches others off',
    file: 'src/domain/staff/manage-staff.ts',
    find: "if (!remaining.some((one) => one.id === userId)) throw new DomainError('signed_out')",
    replace: '',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/staff/staff-accounts.db.test.ts',
      title: 'while a request was under way',
    },
  },
  {
    what: 'an account is erased at once instead of after seven days',
    file: 'src/domain/accounts/erasure.ts',
    find: 'tx.clock.now().getTime() + undoTime',
    replace: 'tx.clock.now().getTime()',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/accounts/own-data.db.test.ts',
      title: 'after seven days',
    },
  },
]
