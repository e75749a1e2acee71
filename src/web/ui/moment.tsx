import { useSyncExternalStore } from 'react'

interface MomentProps {
  /** ISO text. */
  at: string
  precision?: 'minute' | 'day'
}

const shapes = {
  minute: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  day: { day: 'numeric', month: 'short', year: 'numeric' },
} as const

const format = (precision: 'minute' | 'day', timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', { ...shapes[precision], timeZone })

const inUtc = { minute: format('minute', 'UTC'), day: format('day', 'UTC') }

const never = () => () => {}

/** A date on its reader's own clock. The server does not know that clock, so it writes UTC and says so. */
export function Moment({ at, precision = 'minute' }: MomentProps) {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const shape = isHere ? format(precision) : inUtc[precision]
  return (
    <time dateTime={at}>
      {shape.format(new Date(at))}
      {!isHere && precision === 'minute' && ' UTC'}
    </time>
  )
}
