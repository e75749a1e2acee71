/**
 * What a merchant may still cause who is not in good standing. `docs/flows/money.md` shows the same table, and a test
 * compares the two. What was paid is credited in every standing. The plan of a store is asked besides: see `plan-gate.ts`.
 */

export const standings = ['good', 'disputed', 'refunded', 'leaving', 'archived', 'closed'] as const
export type Standing = (typeof standings)[number]

export const moneyActs = ['start_plan', 'top_up', 'auto_top_up'] as const
export type MoneyAct = (typeof moneyActs)[number]

const allowed: Readonly<Record<Standing, readonly MoneyAct[]>> = {
  good: ['start_plan', 'top_up', 'auto_top_up'],
  /** The newest payment was taken back by the payer's bank: a person may pay, nothing is charged by itself. */
  disputed: ['start_plan', 'top_up'],
  /** The newest payment was paid back. */
  refunded: ['start_plan', 'top_up'],
  /** Every owner has asked for deletion. Until then everything works that a person does. */
  leaving: ['start_plan', 'top_up'],
  /** The store was put away. */
  archived: [],
  /** The company is deleted. What it had paid before is still credited, and staff pay it back. */
  closed: [],
}

export const mayCause = (standing: Standing, act: MoneyAct) => allowed[standing].includes(act)
