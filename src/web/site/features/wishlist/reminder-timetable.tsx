import './reminder-timetable.css'

interface TimetableCopy {
  caption: string
  head: { reminder: string; when: string; channel: string; why: string; silent: string }
  rows: readonly {
    reminder: string
    when: string
    channel: 'email' | 'whatsapp' | 'sms'
    channelName: string
    why: string
    silent: string
  }[]
  rule: string
}

const surfaces = { email: 'white', whatsapp: 'canary', sms: 'pink' } as const

/** Which reminder goes when, by which copy, and when it had better not go at all. */
export function ReminderTimetable({ copy: { caption, head, rows, rule } }: { copy: TimetableCopy }) {
  return (
    <div className="reminder-timetable">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head.reminder}</th>
            <th scope="col">{head.when}</th>
            <th scope="col">{head.channel}</th>
            <th scope="col">{head.why}</th>
            <th scope="col">{head.silent}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.reminder}>
              <th scope="row">{row.reminder}</th>
              <td className="typed" data-label={head.when}>
                {row.when}
              </td>
              <td data-label={head.channel}>
                <span className="reminder-timetable-copy" data-surface={surfaces[row.channel]}>
                  {row.channelName}
                </span>
              </td>
              <td data-label={head.why}>{row.why}</td>
              <td data-label={head.silent}>{row.silent}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="reminder-timetable-rule">{rule}</p>
    </div>
  )
}
