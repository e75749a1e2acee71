import type { SessionView } from '#contract/accounts/shapes.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { viewPortal } from '../sessions/view-session.ts'

/** What the pages of a visitor know of their session. Its token opens nothing: it only tells them when the visit ends. */
export async function viewShowcase(ctx: MerchantContext): Promise<SessionView> {
  const { outlet_list, ...portal } = await viewPortal(ctx)
  return {
    ...portal,
    token: { access: `${Math.floor(ctx.session.expiresAt.getTime() / 1000)}.showcase`, refresh: '' },
    outlet_list: outlet_list.map((outlet) => ({ ...outlet, api_key: '' })),
    logged_in_user: { ...portal.logged_in_user, user_first_name: '' },
  }
}
