/** What stands on the axes and beside the pictures of the workspaces. */
export const previewTexts = {
  stopwatch: {
    label: (all: number) => `${all} accounts, by seconds between payment and tap; most took under twenty.`,
    x: 'seconds, up to',
    y: 'accounts',
    quicker: 'The quicker half',
    slower: 'The slower half',
    table: 'The same in figures',
  },
  weeks: {
    title: 'Letters a week',
    label: 'Letters sent in each of eight weeks, opened and unopened; both grow, the opened ones faster.',
    x: 'week',
    y: 'letters',
    opened: 'Opened',
    unopened: 'Not opened, or not known',
    table: 'The same in figures',
  },
  hours: {
    title: 'Who answered, hour by hour',
    label: 'Questions in each hour of the day: the desk answers from eight to six, the bot round the clock.',
    x: 'hour of the day',
    y: 'questions',
    bot: 'The bot',
    desk: 'Your desk',
    table: 'The same in figures',
    asked: 'What the bot was asked',
  },
  stars: {
    of: (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`,
    waiting: 'Waits for you',
  },
  digits: {
    specimen: 'Your code',
    length: (digits: number) => `A code of ${digits} digits, the last two not typed yet`,
    channels: 'By channel',
  },
  card: {
    orders: 'Orders',
    head: { number: 'Order', date: 'Day', goods: 'What', amount: 'Paid' },
    note: 'Note',
  },
  thread: { name: 'A thread', shop: 'You', customer: 'Customer', stairs: 'All messages of the week' },
  punchCard: {
    label: (punched: number, holes: number) => `A card with ${punched} of ${holes} stamps`,
    uses: 'This month, signed in',
  },
} as const
