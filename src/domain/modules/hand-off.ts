import { and, eq, isNull } from 'drizzle-orm'
import { findModule, type ModuleSlug } from '#contract/modules.ts'
import type { SettingsPath } from '#contract/settings-pages.ts'
import { companies, memberships, outlets } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { recordAct } from '../audit/record-act.ts'
import { recordOwnAct } from '../audit/record-own-act.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newSecret } from '../identifiers.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { consumeToken, issueToken } from '../tokens/one-time-token.ts'

/** What the hand-off says. It names a session's owner and holds nothing that could act for them. */
interface Claims {
  jti: string
  sub: string
  company: string
  outlet: string
  app: string
  act: string | null
}

const about = (audience: string) => `xut|v1|${audience}`

/** For whom a module's hand-off is meant: the origin of the host that serves it. */
export const audienceOf = (base: string) => new URL(base).origin

/** A sealed note that says who is coming, for one host, once, within a minute. */
export async function mintXut(
  ctx: MerchantContext,
  { outlet, app, audience }: { outlet: Outlet; app: string; audience: string },
): Promise<string> {
  const { userId, actorId } = ctx.session
  const jti = newSecret()
  await withTransaction(ctx, async (tx) => {
    await issueToken(tx, { purpose: 'xut', subject: jti, secret: jti })
    await recordOwnAct(tx, 'xut-minted', { app, audience })
  })
  const claims: Claims = { jti, sub: userId, company: outlet.companyId, outlet: outlet.id, app, act: actorId }
  return ctx.keys.seal(JSON.stringify(claims), about(audience))
}

/** The address of a module with its hand-off. */
export async function handOffTo(ctx: MerchantContext, outlet: Outlet, slug: ModuleSlug): Promise<string> {
  requirePermission(ctx, 'apps:open')
  const base = ctx.settings.moduleBases[slug] ?? ctx.settings.publicBaseUrl
  const path = ctx.settings.moduleBases[slug] ? '' : (findModule(slug)?.path ?? '')
  const xut = await mintXut(ctx, { outlet, app: slug, audience: audienceOf(base) })
  return `${base}${path}?${new URLSearchParams({ xut, app: slug, home: '1' }).toString()}`
}

/** The address of the dashboard that serves the settings: its login check, told which page to open. */
export async function handOffToDashboard(
  ctx: MerchantContext,
  outlet: Outlet,
  app: SettingsPath,
): Promise<string> {
  const base = ctx.settings.dashboardBase
  if (!base) throw new DomainError('unknown_module')
  const xut = await mintXut(ctx, { outlet, app, audience: audienceOf(base) })
  return `${base}/login-check/?${new URLSearchParams({ xut, app, home: '1' }).toString()}`
}

/** Opens the note and uses it up. Everything wrong with it is the same refusal. */
export async function redeemXut(ctx: RequestContext, xut: string, audience: string) {
  const claims = readClaims(ctx.keys.unseal(xut, about(audience)))
  const answer = await withTransaction(ctx, async (tx) => {
    const used = claims && (await consumeToken(tx, 'xut', claims.jti))
    const holder = used && (await findHolder(tx, claims))
    if (!holder) return undefined
    await recordAct(tx, {
      action: 'xut-redeemed',
      userId: claims.sub,
      companyId: claims.company,
      actorId: claims.act ?? undefined,
      detail: { app: claims.app, audience },
    })
    return { ...holder, sub: claims.sub, app: claims.app, act: claims.act }
  })
  if (!answer) throw new DomainError('hand_off_refused')
  return answer
}

function readClaims(text: string | undefined): Claims | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sealed by us, for this audience
  return text === undefined ? undefined : (JSON.parse(text) as Claims)
}

/** As it stands now, not as it stood when the note was made. */
async function findHolder(ctx: RequestContext, { sub, company, outlet }: Claims) {
  const [row] = await ctx.db
    .select({
      outlet: { id: outlets.id, outlet_name: outlets.outletName, web_url: outlets.webUrl },
      company: companies.name,
      role: memberships.role,
      user_first_name: users.firstName,
    })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .innerJoin(outlets, eq(outlets.companyId, companies.id))
    .where(
      and(
        eq(users.id, sub),
        isNull(users.disabledAt),
        eq(companies.id, company),
        eq(outlets.id, outlet),
        isNull(outlets.archivedAt),
      ),
    )
  return row
}
