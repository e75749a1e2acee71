import type { ActionType } from '#shop-model/actions.ts'

export const demoBar = {
  title: 'Account demo',
  label: 'The demo',
  note: 'An invented store and an invented customer. Nothing you do here leaves this tab.',
  back: 'All themes',
  themes: 'Theme',
  frame: 'Frame',
  frames: { desktop: 'Desktop', phone: 'Phone' },
  clock: 'The store’s clock',
  speed: 'Speed',
  speedOf: (speed: number) => (speed === 1 ? 'As fast as yours' : `${speed} times as fast`),
  nextDay: (date: string) => `Next day: ${date}`,
  nextDayNote: 'Moves the store’s clock on by a day',
  playSignIn: 'Play the sign-in',
  reset: 'Start again',
  resetDone: 'Everything is as it was at the beginning.',
  controls: 'Controls',
} as const

/** Shown in place of the merchant's side until the visitor starts. */
export const shopSideIntro = {
  title: 'The store’s side',
  lead: 'Whatever the customer does lands here: what the store sees, the message that goes out on each channel, and what it costs. Do something in the account and it begins.',
  try: [
    'Cancel order 10482 while its clock runs.',
    'Speed the clock up and try again, too late.',
    'Send the stool back and take credit for it.',
    'Put your own name and colour on everything.',
  ],
} as const

/** Notices for actions that cause no event. */
export const actionNotices: Partial<Record<ActionType, string>> = {
  'basket.add': 'It is in your basket.',
  'order.reorder': 'As much as the shelf holds is in your basket.',
  'wish.buy': 'It is in your basket.',
  'wish.remind': 'No reminder, then.',
}
