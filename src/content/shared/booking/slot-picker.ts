/** Choosing a day and a time, on the booking page and in the admin. */
export const slotPicker = {
  heading: 'When suits you?',
  zone: 'Times on the clock of',
  zoneHint: 'Search by city',
  noZone: 'No such city in our list. Try a bigger one nearby.',
  showTimes: 'Show the times',
  view: 'Show as',
  calendar: 'Calendar',
  list: 'List',
  days: 'Days',
  month: (from: string, to: string) => (from === to ? from : `${from} and ${to}`),
  loading: 'Looking at the calendar…',
  failed: {
    title: 'The calendar did not answer.',
    text: 'Nothing you typed is lost.',
    again: 'Try again',
  },
  none: {
    title: 'Every time of the next four weeks is taken.',
    text: 'Send three times that suit you. A person answers, and usually finds one.',
  },
  times: (count: number) => (count === 1 ? '1 time' : `${count} times`),
  timesWord: (count: number) => (count === 1 ? 'time' : 'times'),
  noTimes: 'no times',
  parts: { night: 'Night', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  choose: 'Choose a day to see its times.',
  on: (day: string) => `Times on ${day}`,
  here: (city: string) => `in ${city}`,
  more: 'More days',
  moreTimes: 'More times',
  onlyMore: 'No time between 08:00 and 20:00 on this day.',
  onlyMore12: 'No time between 8 am and 8 pm on this day.',
  taken: { title: 'Just taken.', text: 'Somebody was faster. The nearest free times:' },
  holding: 'Holding it for you…',
} as const

/** Where no time suits. */
export const askForTime = {
  heading: 'None of these suits?',
  text: 'Send three times that suit you, with your time zone, and a person confirms one of them by email.',
  action: 'Send three times',
} as const
