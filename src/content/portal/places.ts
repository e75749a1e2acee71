import { pages } from '#content/shared/pages.ts'
import type { modules } from '#contract/modules/modules.ts'

export interface Place {
  name: string
  path: string
}

export interface MainPlace extends Place {
  /** Pages that belong to this place, listed below it. */
  parts?: readonly Place[]
}

const dashboardPath = '/merchant/dashboard/' satisfies (typeof modules)[number]['path']

/** The places of the portal, in the order of the rail and of the menu. */
export const portalPlaces: readonly MainPlace[] = [
  {
    name: 'Dashboard',
    path: dashboardPath,
    parts: [
      { name: pages.orders.name, path: pages.orders.path },
      { name: pages.orderChanges.name, path: pages.orderChanges.path },
      { name: pages.customers.name, path: pages.customers.path },
    ],
  },
  { name: 'Apps', path: pages.apps.path },
  { name: 'Stores', path: pages.outlets.path },
  {
    name: 'People',
    path: pages.users.path,
    parts: [{ name: 'Departments', path: pages.departments.path }],
  },
  {
    name: pages.billing.name,
    path: pages.billing.path,
    parts: [{ name: 'Statement', path: `${pages.billing.path}/statement` }],
  },
  {
    name: 'Settings',
    path: pages.settings.path,
    parts: [
      { name: 'Company', path: pages.company.path },
      { name: 'Domains', path: pages.domains.path },
      { name: 'Your account', path: pages.account.path },
    ],
  },
]

export const placesTexts = { nav: 'Portal', menu: 'Menu' } as const
