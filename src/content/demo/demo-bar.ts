import type { ActionType } from '#shop-model/actions.ts'

export const demoBar = {
  title: 'Account demo',
  label: 'The demo',
  back: 'All themes',
  themes: 'Theme',
  frame: 'Frame',
  frames: { desktop: 'Desktop', phone: 'Phone' },
  clock: 'The store’s clock',
  speed: 'Speed',
  speedOf: (speed: number) => (speed === 1 ? 'Normal speed' : `${speed} times as fast`),
  nextDay: (date: string) => `Next day: ${date}`,
  nextDayNote: 'Moves the store’s clock one day ahead',
  playSignIn: 'Try the sign-in',
  reset: 'Start again',
  resetDone: 'The demo has been reset.',
  controls: 'Controls',
} as const

/** Shown in place of the merchant's side until the visitor starts. */
export const shopSideIntro = {
  title: 'The store’s side',
  lead: 'What you see as the store: each action, the message it sends on each channel, and what it costs. Do something in the account to start.',
  note: 'The store is fictional. It sells worldwide, in US dollars. Nothing you do here leaves this tab.',
  try: [
    'Cancel order 10482 while the countdown runs.',
    'Speed up the clock and try to cancel too late.',
    'Return the stool for store credit.',
    'Add your own name and colour.',
  ],
} as const

/** Notices for actions that cause no event. */
export const actionToasts: Partial<Record<ActionType, string>> = {
  'basket.add': 'It is in your basket.',
  'order.reorder': 'Everything in stock is in your basket.',
  'wish.buy': 'It is in your basket.',
  'wish.remind': 'We won’t remind you.',
}
