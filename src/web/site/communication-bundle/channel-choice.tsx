import './channel-choice.css'

type Fit = 'first' | 'also' | 'no'

interface ChannelChoiceCopy {
  heading: string
  lead: string
  columns: { message: string; reason: string }
  fits: Record<Fit, string>
  rows: readonly { message: string; fits: readonly Fit[]; reason: string }[]
}

interface ChannelChoiceProps {
  copy: ChannelChoiceCopy
  channels: readonly { channel: string; title: string }[]
}

const surfaces = ['white', 'canary', 'pink'] as const

/** Messages down, channels across. A punched hole is the first choice, a ring would do as well. */
export function ChannelChoice({ copy, channels }: ChannelChoiceProps) {
  return (
    <section id="channel-table" className="channel-choice">
      <div className="wrap">
        <header>
          <h2>{copy.heading}</h2>
          <p className="lead">{copy.lead}</p>
        </header>
        <table>
          <thead>
            <tr>
              <th scope="col">{copy.columns.message}</th>
              {channels.map(({ channel, title }, index) => (
                <th key={channel} scope="col" data-surface={surfaces[index]}>
                  {title}
                </th>
              ))}
              <th scope="col">{copy.columns.reason}</th>
            </tr>
          </thead>
          <tbody>
            {copy.rows.map(({ message, fits, reason }) => (
              <tr key={message}>
                <th scope="row">{message}</th>
                {fits.map((fit, index) => (
                  <td key={channels[index]?.channel} data-surface={surfaces[index]} data-fit={fit}>
                    <span className="visually-hidden">{copy.fits[fit]}</span>
                  </td>
                ))}
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ul className="channel-choice-key" aria-hidden>
          <li data-fit="first">{copy.fits.first}</li>
          <li data-fit="also">{copy.fits.also}</li>
        </ul>
      </div>
    </section>
  )
}
