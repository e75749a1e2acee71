import { claims } from './claims.ts'

/** Until the calendar opens, a demo is arranged by message; the page says so. */
export const scheduleDemo = {
  heading: 'See it run on a shop like yours.',
  lead: 'Half an hour with a person who builds it. No slides unless you ask for them.',
  agenda: {
    heading: 'What happens in thirty minutes',
    rows: [
      { at: '0:00', title: 'Your shop', text: 'You name the apps you pay for now. We write them down.' },
      {
        at: '0:05',
        title: 'The customer’s side',
        text: 'Orders, points, returns and addresses in one account, clicked through live.',
      },
      {
        at: '0:15',
        title: 'Your side',
        text: `One event goes out on ${claims.channels.figure} channels, and you see what it would have cost.`,
      },
      {
        at: '0:25',
        title: 'What we would not do',
        text: 'Which of your apps we would leave alone, and why.',
      },
    ],
  },
  ask: {
    heading: 'Name three times',
    text: 'The calendar for picking a slot is not open yet. Until it is, send three times that suit you, with your time zone, and a person confirms one of them by email.',
    action: 'Send three times',
  },
  /** What the contact form starts with when it is opened from here. */
  message:
    'I would like to see a demo.\n\nThree times that suit me:\n1. \n2. \n3. \n\nMy time zone: \nThe platform my shop runs on: ',
} as const
