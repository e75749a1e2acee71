import type { ReactNode } from 'react'
import { slotPicker as copy } from '#content/shared/booking/slot-picker.ts'

interface MoreTimesProps {
  count: number
  /** Where the time that is chosen is among them. */
  open?: boolean
  children: ReactNode
}

/** The early and late times of a day, which few people want. */
export function MoreTimes({ count, open, children }: MoreTimesProps) {
  if (count === 0) return null
  return (
    <details className="more-times" open={open}>
      <summary>
        {copy.moreTimes} <span className="day-times-count">{count}</span>
      </summary>
      {children}
    </details>
  )
}

/** Said where a day has early and late times only. */
export const OnlyMoreTimes = ({ hour12 = false }: { hour12?: boolean }) => (
  <p className="caption">{hour12 ? copy.onlyMore12 : copy.onlyMore}</p>
)
