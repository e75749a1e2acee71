/** Choosing a day and a time, on the booking page and in the admin. */
export const slotPicker = {
  heading: 'When suits you?',
  zone: 'Time zone',
  noZone: 'We don’t have this city. Try a bigger one nearby.',
  showTimes: 'Show the times',
  view: 'Show as',
  calendar: 'Calendar',
  list: 'List',
  days: 'Days',
  month: (from: string, to: string) => (from === to ? from : `${from} and ${to}`),
  loading: 'Loading the calendar…',
  failed: {
    title: 'The calendar didn’t load.',
    text: 'Your details are still here.',
    again: 'Try again',
  },
  none: {
    title: 'No free times in the next four weeks.',
    text: 'Send us three times that suit you and we’ll find one.',
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
  reserving: 'Reserving it…',
} as const

/** Where no time suits. */
export const askForTime = {
  heading: 'No time suits you?',
  text: 'Send us three times with your time zone, and we’ll confirm one by email.',
  action: 'Send three times',
} as const
