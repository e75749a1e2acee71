import { and, eq, isNull } from 'drizzle-orm'
import { findModule, type ModuleSlug } from '#contract/modules/modules.ts'
import type { SettingsPath } from '#contract/portal/settings-pages.ts'
import { companies, memberships, moduleInstalls, outlets, userOutlets } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newSecret } from '../identifiers.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import { isSessionOpen } from '../sessions/authenticate.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { consumeToken, issueToken } from '../tokens/one-time-token.ts'
import { isPlanned } from './planned-module.ts'

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

/** The audience of a module's hand-off: the origin of its server. */
export const audienceOf = (base: string) => new URL(base).origin

/** A hand-off made during a staff visit is only valid for that press. */
const visitNoteMs = 30_000

/** A sealed note that says who is coming: for one server, once, within a minute, while the session lasts. */
export async function mintXut(
  ctx: MerchantContext,
  { outlet, app, audience }: { outlet: Outlet; app: string; audience: string },
): Promise<string> {
  const { id: session, userId, actorId } = ctx.session
  const jti = newSecret()
  await withTransaction(ctx, async (tx) => {
    await issueToken(tx, {
      purpose: 'xut',
      subject: hashSecret(jti),
      secret: jti,
      data: { session },
      ...(actorId ? { lastsMs: visitNoteMs } : {}),
    })
    await addOwnAuditEntry(tx, 'xut-minted', { app, audience })
  })
  const claims: Claims = { jti, sub: userId, company: outlet.companyId, outlet: outlet.id, app, act: actorId }
  return ctx.keys.seal(JSON.stringify(claims), about(audience))
}

/** The address of a module with its hand-off. Only a module that runs in the outlet is opened for it. */
export async function handOffTo(ctx: MerchantContext, outlet: Outlet, slug: ModuleSlug): Promise<string> {
  requirePermission(ctx, 'apps:open')
  if (isPlanned(ctx.settings, slug)) throw new DomainError('module_planned')
  if (!(await isInstalled(ctx, outlet, slug))) throw new DomainError('module_off')
  const external = ctx.settings.moduleBases[slug]
  const base = external ?? ctx.settings.publicBaseUrl
  const path = external ? '' : (findModule(slug)?.path ?? '')
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

/** Redeems the note. Every problem with it gets the same refusal. */
export async function redeemXut(ctx: RequestContext, xut: string, audience: string) {
  const claims = readXut(ctx, xut, audience)
  const answer = claims && (await withTransaction(ctx, (tx) => admit(tx, claims, audience)))
  if (answer) return answer
  // Counted first, so that one old note cannot fill the record.
  await ctx.limits.count('handOffRefused', ctx.ip)
  if (claims) {
    await withTransaction(ctx, (tx) =>
      addAuditEntry(tx, { ...actOf(claims, audience), action: 'xut-refused' }),
    )
  }
  throw new DomainError('hand_off_refused')
}

async function admit(tx: RequestContext, claims: Claims, audience: string) {
  const holder = (await spendNote(tx, claims)) ? await findHolder(tx, claims) : undefined
  if (!holder) return undefined
  await addAuditEntry(tx, { ...actOf(claims, audience), action: 'xut-redeemed' })
  return { ...holder, sub: claims.sub, app: claims.app, act: claims.act }
}

/** Uses a note up. True where it was fresh and the session that it came from is still open. */
export async function spendNote(tx: RequestContext, { jti }: Pick<Claims, 'jti'>): Promise<boolean> {
  const used = await consumeToken(tx, 'xut', jti)
  const session = used?.data.session
  return typeof session === 'string' && isSessionOpen(tx, session)
}

const actOf = (claims: Claims, audience: string) => ({
  userId: claims.sub,
  companyId: claims.company,
  actorId: claims.act ?? undefined,
  detail: { app: claims.app, audience: audience.slice(0, 200) },
})

/** What a note says, if it is one of ours and meant for this audience. It is not used up by being read. */
export function readXut(ctx: RequestContext, xut: string, audience: string): Claims | undefined {
  const text = ctx.keys.unseal(xut, about(audience))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sealed by us, for this audience
  return text === undefined ? undefined : (JSON.parse(text) as Claims)
}

function isInstalled(ctx: MerchantContext, outlet: Outlet, slug: ModuleSlug): Promise<boolean> {
  return withTenant(ctx, async ({ db }) => {
    const rows = await db
      .select({ slug: moduleInstalls.slug })
      .from(moduleInstalls)
      .where(and(eq(moduleInstalls.outletId, outlet.id), eq(moduleInstalls.slug, slug)))
    return rows.length > 0
  })
}

/** As it stands now, not as it stood when the note was made: a person who still works in that outlet. */
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
    .innerJoin(userOutlets, and(eq(userOutlets.outletId, outlets.id), eq(userOutlets.userId, users.id)))
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
