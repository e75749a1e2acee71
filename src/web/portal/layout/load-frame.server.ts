import type { RouterContextProvider } from 'react-router'
import type { OpenTask } from '#content/portal/portal.ts'
import { showcaseBanner } from '#content/shared/showcase.ts'
import { erasurePlannedFor } from '#domain/accounts/erasure.ts'
import { proofMethods } from '#domain/accounts/proof-methods.ts'
import { readRegion } from '#domain/company/settings.ts'
import { planTrouble } from '#domain/money/plans/plan-trouble.ts'
import { reconnectRequestOf } from '#domain/shops/reconnect-requests.ts'
import { isShowcase } from '#domain/sessions/session.server.ts'
import { viewShowcase } from '#domain/showcase/view-showcase.ts'
import { requireReader } from '../guard.server.ts'
import { outletOfRequest } from '../outlet-of-request.server.ts'
import { visitOf } from '../visit-of.server.ts'

interface FrameArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Nobody proves anything in the demo store, and how its merchant signs in is not shown. */
const noWays = { email: '', password: false, passkey: false, factor: false }

const tasks: readonly OpenTask[] = ['noCompany', 'plan', 'eraseAt', 'unconfirmed']

/** The data of the frame of every portal page. People who are not signed in are sent to the sign-in page. */
export async function loadFrame(args: FrameArgs) {
  const merchant = await requireReader(args)
  const isVisitor = isShowcase(merchant.session)
  const { firstName, lastName, email, emailVerified, role, companyId } = merchant.session
  const [{ outlets, outlet }, region, eraseAt, visit, ways, plan, reconnect, showcase] = await Promise.all([
    outletOfRequest(merchant, args.request),
    readRegion(merchant),
    erasurePlannedFor(merchant),
    visitOf(merchant),
    isVisitor ? noWays : proofMethods(merchant),
    planTrouble(merchant),
    reconnectRequestOf(merchant),
    isVisitor ? viewShowcase(merchant) : undefined,
  ])
  const banners = {
    unconfirmed: emailVerified ? undefined : email,
    eraseAt: eraseAt?.toISOString(),
    noCompany: companyId === null,
    plan,
    reconnect,
  }
  const openTasks = tasks.filter((task) => banners[task])
  return {
    portal: { outlets, serverOutletId: outlet?.id, role, openTasks, region },
    bar: {
      firstName: isVisitor ? showcaseBanner.visitor : firstName,
      lastName,
      hasDashboard: merchant.settings.dashboardBase !== undefined,
      isVisitor,
    },
    banners,
    visit,
    showcase,
    ways: { ...ways, captcha: merchant.captcha.setup },
  }
}
