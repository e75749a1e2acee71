import type { Role } from './session.server.ts'

const all = ['apps', 'outlets', 'company', 'departments', 'users'] as const

const byRole: Record<Role, readonly string[]> = {
  owner: all,
  admin: all,
  marketer: ['apps', 'outlets'],
  support: ['apps'],
  analyst: ['apps'],
}

/** The areas that a role may enter. The page shows them; the server asks the session again at each door. */
export const permissionsOf = (role: Role | null): string[] => (role ? [...byRole[role]] : [])
