/** The pages of settings, in the order of the menu. Where a dashboard is configured, that one serves them. */
export const settingsPaths = [
  '/merchant/settings',
  '/merchant/company',
  '/merchant/domains',
  '/merchant/departments',
  '/merchant/users',
] as const

export type SettingsPath = (typeof settingsPaths)[number]

export const isSettingsPath = (app: string): app is SettingsPath => settingsPaths.some((path) => path === app)
