import { Goods } from '#web/kit/drawings/goods.tsx'
import { Picture } from '../figures/picture.tsx'
import './tear-off-calendar.css'

interface CalendarCopy {
  label: string
  top: { weekday: string; day: string; month: string; box: string; goods: string }
  torn: readonly { day: string; month: string; fate: string }[]
}

/** The next date hangs on the wall; what was not wanted has been torn off and says why. */
export function TearOffCalendar({ copy: { label, top, torn } }: { copy: CalendarCopy }) {
  return (
    <Picture className="tear-off-calendar" label={label}>
      <div className="tear-off-calendar-pad stays-paper">
        <i className="tear-off-calendar-binding" />
        <span className="tear-off-calendar-weekday">{top.weekday}</span>
        <span className="tear-off-calendar-day">{top.day}</span>
        <span className="tear-off-calendar-month">{top.month}</span>
        <span className="tear-off-calendar-box">
          <span className="tear-off-calendar-goods" data-inks="canary">
            <Goods name="coffee" />
          </span>
          <span>
            <b>{top.goods}</b>
            <span className="typed">{top.box}</span>
          </span>
        </span>
      </div>
      {torn.map(({ day, month, fate }) => (
        <div key={fate} className="tear-off-calendar-leaf stays-paper">
          <span className="tear-off-calendar-leaf-day">{day}</span>
          <span className="tear-off-calendar-leaf-month">{month}</span>
          <strong>{fate}</strong>
        </div>
      ))}
    </Picture>
  )
}
