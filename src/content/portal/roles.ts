import type { Permission, Role } from '#contract/people/roles.ts'

/** What a role is called and, in one line, what it is for. Total, so that no role is without words. */
export const roleTexts: Record<Role, { name: string; note: string }> = {
  owner: { name: 'Owner', note: 'Full access to all outlets, including other owners' },
  admin: { name: 'Admin', note: 'Full access, except to owners' },
  marketer: { name: 'Marketer', note: 'Opens modules and switches them on and off' },
  support: { name: 'Support', note: 'Opens active modules to help customers' },
  analyst: { name: 'Analyst', note: 'Opens active modules to read the figures' },
}

export const permissionTexts: Record<Permission, string> = {
  'apps:open': 'Open active modules',
  'apps:activate': 'Switch modules on and off, connect a store',
  'outlets:manage': 'Add, rename and archive outlets, renew their keys',
  'settings:edit': 'Change Global Settings',
  'company:edit': 'Change the company details',
  'domains:manage': 'Add, verify and remove domains',
  'departments:manage': 'Add and change departments',
  'users:manage': 'Invite and remove people, change roles',
  'billing:view': 'See the wallet, the statement and the documents',
  'billing:manage': 'Approve the plan, top up, set reserve and alerts',
  'owners:manage': 'Add, change and remove owners',
}
