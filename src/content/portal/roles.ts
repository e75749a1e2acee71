import type { Permission, Role } from '#contract/people/roles.ts'

/** What a role is called and, in one line, what it is for. Total, so that no role is without words. */
export const roleTexts: Record<Role, { name: string; note: string }> = {
  owner: { name: 'Owner', note: 'Everything, in every outlet, and who else is an owner' },
  admin: { name: 'Admin', note: 'Everything, except making or removing owners' },
  marketer: { name: 'Marketer', note: 'Opens modules and switches them on and off' },
  support: { name: 'Support', note: 'Opens the modules that run, to help customers' },
  analyst: { name: 'Analyst', note: 'Opens the modules that run, to read the figures' },
}

export const permissionTexts: Record<Permission, string> = {
  'apps:open': 'Open the modules that run',
  'apps:activate': 'Switch modules on and off, connect a store',
  'outlets:manage': 'Add, rename and archive outlets, renew their keys',
  'settings:edit': 'Change the global settings',
  'company:edit': 'Change the company details',
  'domains:manage': 'Add, prove and remove domains',
  'departments:manage': 'Make and fill departments',
  'users:manage': 'Invite people, change what they may do, remove them',
  'billing:view': 'See the wallet, the statement and the documents',
  'billing:manage': 'Approve the plan, top up, set reserve and alerts',
  'owners:manage': 'Make, change and remove owners',
}
