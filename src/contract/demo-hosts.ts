/** Who shows the product, and when. The demo has these; a production site names its own (`DEMO_HOSTS`). */
export interface DemoHost {
  email: string
  name: string
  title: string
  timeZone: string
  roomUrl?: string
  /** On the host's own clock, in minutes after midnight; 1 is Monday. */
  hours: { weekdays: number[]; fromMinute: number; toMinute: number }[]
}

const workdays = [1, 2, 3, 4, 5]
const clock = (hours: number, minutes = 0) => hours * 60 + minutes

export const demoHostRoster: DemoHost[] = [
  {
    email: 'meera@infiniti.example',
    name: 'Meera Iyer',
    title: 'Customer accounts',
    timeZone: 'Asia/Kolkata',
    hours: [
      { weekdays: workdays, fromMinute: clock(10), toMinute: clock(13) },
      { weekdays: workdays, fromMinute: clock(14), toMinute: clock(18, 30) },
    ],
  },
  {
    email: 'tobias@infiniti.example',
    name: 'Tobias Reuter',
    title: 'Orders and returns',
    timeZone: 'Europe/London',
    hours: [{ weekdays: workdays, fromMinute: clock(9, 30), toMinute: clock(12, 30) }],
  },
  {
    email: 'lena@infiniti.example',
    name: 'Lena Whitfield',
    title: 'Messages and loyalty',
    timeZone: 'America/New_York',
    hours: [
      { weekdays: workdays, fromMinute: clock(9), toMinute: clock(12) },
      { weekdays: [1, 3, 5], fromMinute: clock(13), toMinute: clock(16, 30) },
    ],
  },
]

/** On these nobody works, wherever they are. */
const yearlyHolidays = [
  { date: '01-01', name: 'New Year’s Day' },
  { date: '12-25', name: 'Christmas Day' },
  { date: '12-26', name: 'Boxing Day' },
]

/** This year's and next year's. */
export const demoHolidaysFrom = (year: number) =>
  [year, year + 1].flatMap((each) =>
    yearlyHolidays.map(({ date, name }) => ({ day: `${each}-${date}`, name })),
  )
