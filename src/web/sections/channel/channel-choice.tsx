import './channel-choice.css'

type Fit = 'first' | 'also' | 'no'

interface ChannelChoiceCopy {
  heading: string
  lead: string
  columns: { message: string; reason: string }
  fits: Record<Fit, string>
  rows: readonly (readonly [string, Fit, Fit, Fit, string])[]
}

interface ChannelChoiceProps {
  copy: ChannelChoiceCopy
  channels: readonly { channel: string; title: string }[]
}

const stocks = ['white', 'canary', 'pink'] as const

/** Messages down, channels across. A punched hole is the first choice, a ring would do as well. */
export function ChannelChoice({ copy, channels }: ChannelChoiceProps) {
  return (
    <section id="which-channel" className="channel-choice">
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
                <th key={channel} scope="col" data-stock={stocks[index]}>
                  {title}
                </th>
              ))}
              <th scope="col">{copy.columns.reason}</th>
            </tr>
          </thead>
          <tbody>
            {copy.rows.map(([message, ...cells]) => {
              const reason = cells.at(-1)
              return (
                <tr key={message}>
                  <th scope="row">{message}</th>
                  {channels.map(({ channel }, index) => (
                    <FitCell
                      key={channel}
                      fit={cells[index] as Fit}
                      stock={stocks[index]}
                      words={copy.fits}
                    />
                  ))}
                  <td>{reason}</td>
                </tr>
              )
            })}
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

interface FitCellProps {
  fit: Fit
  stock?: (typeof stocks)[number]
  words: Record<Fit, string>
}

function FitCell({ fit, stock, words }: FitCellProps) {
  return (
    <td data-stock={stock} data-fit={fit}>
      <span className="visually-hidden">{words[fit]}</span>
    </td>
  )
}
