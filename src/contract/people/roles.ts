/** What each role may do, for the whole product. The server enforces it, the users page shows it, a test walks it. */

export const roles = ['owner', 'admin', 'marketer', 'support', 'analyst'] as const

export type Role = (typeof roles)[number]

export const permissions = [
  'apps:open',
  'apps:activate',
  'outlets:manage',
  'settings:edit',
  'company:edit',
  'domains:manage',
  'departments:manage',
  'users:manage',
  'billing:view',
  'billing:manage',
  'owners:manage',
] as const

export type Permission = (typeof permissions)[number]

const granted: Record<Role, readonly Permission[]> = {
  owner: permissions,
  admin: permissions.filter((permission) => permission !== 'owners:manage'),
  marketer: ['apps:open', 'apps:activate'],
  support: ['apps:open'],
  analyst: ['apps:open', 'billing:view'],
}

export const permissionsOf = (role: Role | null): readonly Permission[] => (role ? granted[role] : [])

export const mayDo = (role: Role | null, permission: Permission) => permissionsOf(role).includes(permission)
