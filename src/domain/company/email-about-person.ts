import type { Role } from '#contract/people/roles.ts'
import type { Context } from '../context.server.ts'
import { newId } from '../identifiers.ts'
import { nameOf, notifyCompany } from './notify-company.ts'

interface PersonChange {
  companyId: string
  userId: string
  what: 'joined' | 'role' | 'removed' | 'left'
  role: Role
  /** The role before. */
  from?: Role
  /** Who did it. People who join do it themselves. */
  by?: string
}

/** Emails owners and admins that somebody joined, left or got another role. */
export async function emailAboutPerson(ctx: Context, change: PersonChange): Promise<void> {
  const { companyId, userId, what, role, from = role } = change
  const now = ctx.clock.now()
  const person = await nameOf(ctx, userId)
  const by = change.by ? await nameOf(ctx, change.by) : ''
  await notifyCompany(ctx, {
    companyId,
    kind: 'people-changes',
    key: newId(now),
    build: (frame) => ({
      template: 'people-changed',
      data: {
        ...frame,
        what,
        person,
        role,
        from,
        by,
        at: now.toISOString(),
        usersUrl: `${ctx.settings.publicBaseUrl}/merchant/users`,
      },
    }),
  })
}
