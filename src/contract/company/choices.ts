/** Only those in which the whole portal speaks: a language that changes some dates is none. */
export const languages = ['en-GB', 'en-US', 'en-IN'] as const

export const notificationKinds = [
  'new-device',
  'module-changes',
  'people-changes',
  'monthly-summary',
] as const
export type NotificationKind = (typeof notificationKinds)[number]
