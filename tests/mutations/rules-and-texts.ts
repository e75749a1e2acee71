import type { Mutation } from './mutation.ts'

/** Arithmetic that both sides need, the contract's rules, and what people read. */
export const rulesAndTexts: Mutation[] = [
  {
    what: 'a sentence of the specification is written differently',
    file: 'src/content/shared/messages.ts',
    find: "message: 'Invalid credentials'",
    replace: "message: 'Invalid Credentials.'",
    caughtBy: {
      project: 'postgres',
      file: 'src/api/accounts/login.db.test.ts',
      title: 'every reason to refuse',
    },
  },
  {
    what: 'a cell that begins with = reaches the spreadsheet as a formula',
    file: 'src/rules/csv.ts',
    find: '/^[=+\\-@\\t\\r\\n]/',
    replace: '/^[+\\-@\\t\\r\\n]/',
    caughtBy: { project: 'unit', file: 'src/rules/csv.test.ts', title: 'never as formulas' },
  },
  {
    what: 'a telephone number of seven digits is taken',
    file: 'src/contract/phone-number.ts',
    find: '\\d{7,14}',
    replace: '\\d{6,14}',
    caughtBy: { project: 'unit', file: 'src/contract/contact/shapes.test.ts', title: '8 to 15 digits' },
  },
  {
    what: 'an SMS of 160 letters counts as two parts',
    file: 'src/rules/message-cost.ts',
    find: 'if (used <= single)',
    replace: 'if (used < single)',
    caughtBy: { project: 'unit', file: 'src/rules/message-cost.test.ts', title: 'the parts of an SMS' },
  },
  {
    what: 'the hour that comes twice is the second one',
    file: 'src/rules/zone-time.ts',
    find: `  if (wallOf(first, zone) === wall) return first
  if (wallOf(second, zone) === wall) return second`,
    replace: `  if (wallOf(second, zone) === wall) return second
  if (wallOf(first, zone) === wall) return first`,
    caughtBy: { project: 'unit', file: 'src/rules/zone-time.test.ts', title: 'clock-change nights' },
  },
  {
    what: 'a higher commission rate counts for all merchants',
    file: 'src/rules/commission/commission.ts',
    find: '    from = upTo\n',
    replace: '',
    caughtBy: { project: 'unit', file: 'src/rules/commission/commission.test.ts', title: 'to the cent' },
  },
  {
    what: 'an analyst may manage people',
    file: 'src/contract/people/roles.ts',
    find: "analyst: ['apps:open', 'billing:view'],",
    replace: "analyst: ['apps:open', 'users:manage'],",
    caughtBy: { project: 'postgres', file: 'src/api/company/people.db.test.ts', title: 'may leave' },
  },
  {
    what: 'scripts can read the cookie of a session',
    file: 'src/contract/accounts/cookies.ts',
    find: '; HttpOnly; SameSite=Lax${secure',
    replace: '; SameSite=Lax${secure',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/google/google.db.test.ts',
      title: 'binds the trip to the browser',
    },
  },
  {
    what: 'an order of the demo can be cancelled a minute too long',
    file: 'src/shop-model/order-stage.ts',
    find: 'order.placedAt + shop.rules.window',
    replace: 'order.placedAt + shop.rules.window + 60_000',
    caughtBy: {
      project: 'unit',
      file: 'src/shop-model/apply-action.test.ts',
      title: 'the very last millisecond',
    },
  },
]
