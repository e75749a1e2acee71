export const languages = ['en-GB', 'en-US', 'en-IN', 'de-DE', 'fr-FR', 'es-ES'] as const

export const notificationKinds = [
  'new-device',
  'module-changes',
  'people-changes',
  'monthly-summary',
] as const
export type NotificationKind = (typeof notificationKinds)[number]
