import { expect, test } from 'vitest'
import { portalPlaces } from '#content/portal/places.ts'
import { modules } from '#contract/modules/modules.ts'
import { settingsPaths } from '#contract/portal/settings-pages.ts'
import { partAt, placeAt } from './current-place.ts'

test('[PORT-15] six places, and every page of the portal belongs to one of them', () => {
  expect(portalPlaces.map(({ name }) => name)).toEqual([
    'Dashboard',
    'Apps',
    'Stores',
    'People',
    'Billing',
    'Settings',
  ])
  const pages = ['/merchant/apps', '/merchant/outlets', '/merchant/account', ...settingsPaths]
  for (const path of [...pages, ...modules.map((module) => module.path)]) {
    expect([path, placeAt(path)]).not.toEqual([path, undefined])
  }
})

test('[PORT-15] a page below a place marks that place, and a module marks Apps', () => {
  const nameAt = (path: string) => placeAt(path)?.name
  expect(nameAt('/merchant/dashboard')).toBe('Dashboard')
  expect(nameAt('/merchant/orders')).toBe('Dashboard')
  expect(nameAt('/merchant/orders/1042')).toBe('Dashboard')
  expect(partAt('/merchant/orders/1042')?.name).toBe('Orders')
  expect(partAt('/merchant/orders/changes')?.name).toBe('Changes')
  expect(partAt('/merchant/billing/documents/1')).toBeUndefined()
  expect(nameAt('/merchant/whatsapp/')).toBe('Apps')
  expect(nameAt('/merchant/departments')).toBe('People')
  expect(nameAt('/merchant/billing/statement')).toBe('Billing')
  expect(nameAt('/merchant/company')).toBe('Settings')
  expect(nameAt('/merchant/account')).toBe('Settings')
  expect(nameAt('/merchant/nowhere')).toBeUndefined()
})
