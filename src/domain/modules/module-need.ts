import type { ModuleSlug } from '#contract/modules/modules.ts'
import type { ModuleNeed } from '#contract/workspaces/shapes.ts'
import { mayUse, type Plan } from '#rules/money/plan-gate.ts'
import { planFor } from '../money/module-servers/module-server-context.ts'
import type { Outlet } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'

/**
 * The dashboard only reads, which every state of a plan allows. Customer accounts stay open; without a plan their codes
 * are few (`pay-for-code.ts`). Codes go on for a while when a plan is frozen.
 */
const worksWithoutPlan = (slug: ModuleSlug) => slug === 'infiniti' || slug === 'oh_my_customer'

export function needsPlan(plan: Plan | undefined, slug: ModuleSlug, at: Date): boolean {
  if (worksWithoutPlan(slug)) return false
  return !mayUse(plan, slug === 'otp_verification' ? 'authentication' : 'activate', at)
}

/** What an activated module waits for; nothing where it runs. */
export async function needOf(
  tx: MerchantContext,
  { companyId, id }: Outlet,
  slug: ModuleSlug,
  isLost: boolean,
): Promise<ModuleNeed | null> {
  if (isLost) return 'reconnect'
  return needsPlan(await planFor(tx, companyId, id), slug, tx.clock.now()) ? 'plan' : null
}
