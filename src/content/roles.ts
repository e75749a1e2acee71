import type { Role } from '#contract/roles.ts'

/** What the roles are called. What each may do stands in `contract/roles.ts`. */
export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  admin: 'Admin',
  marketer: 'Marketer',
  support: 'Support',
  analyst: 'Analyst',
}
