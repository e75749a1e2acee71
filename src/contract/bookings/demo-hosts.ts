import * as z from 'zod/mini'
import { isZone } from '#rules/zone-time.ts'

const minuteOfDay = z.int().check(z.minimum(0), z.maximum(24 * 60))

const demoHost = z.object({
  email: z.email(),
  name: z.string().check(z.minLength(1)),
  title: z.string(),
  timeZone: z.string().check(z.refine(isZone)),
  /** Where video calls take place; without one, the host can only call by telephone. */
  roomUrl: z.optional(z.url()),
  /** On the host's own clock, in minutes after midnight; 1 is Monday. */
  hours: z.array(
    z.object({
      weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))),
      fromMinute: minuteOfDay,
      toMinute: minuteOfDay,
    }),
  ),
})

/** Who shows the product, and when. The demo has one of its own; a site in production names its file (`BOOKING_HOSTS`). */
export const demoRoster = z.object({
  hosts: z.array(demoHost),
  /** For everybody. */
  holidays: z.array(z.object({ day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), name: z.string() })),
})

export type DemoHost = z.infer<typeof demoHost>
export type DemoRoster = z.infer<typeof demoRoster>

const workdays = [1, 2, 3, 4, 5]
const clock = (hours: number, minutes = 0) => hours * 60 + minutes

const exampleHosts: DemoHost[] = [
  {
    email: 'meera@infiniti.example',
    name: 'Meera Iyer',
    title: 'Customer accounts',
    timeZone: 'Asia/Kolkata',
    roomUrl: 'https://meet.infiniti.example/meera',
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
    roomUrl: 'https://meet.infiniti.example/tobias',
    hours: [{ weekdays: workdays, fromMinute: clock(9, 30), toMinute: clock(12, 30) }],
  },
  {
    email: 'lena@infiniti.example',
    name: 'Lena Whitfield',
    title: 'Messages and loyalty',
    timeZone: 'America/New_York',
    roomUrl: 'https://meet.infiniti.example/lena',
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

/** The roster of the demo, with the holidays of this year and the next. */
export const exampleRoster = (year: number): DemoRoster => ({
  hosts: exampleHosts,
  holidays: [year, year + 1].flatMap((each) =>
    yearlyHolidays.map(({ date, name }) => ({ day: `${each}-${date}`, name })),
  ),
})
