import type { ReactNode } from 'react'
import './channel-copy.css'

/** Always this pairing: it is how a reader knows the channel before reading its name. */
const surfaces = { email: 'white', whatsapp: 'canary', sms: 'pink' } as const

interface ChannelCopyProps {
  channel: keyof typeof surfaces
  /** Which of the three: "1 of 3". */
  place: string
  /** Two letters of its channel, as a form would be filed. */
  code: string
  name: string
  line: string
  uses: readonly string[]
  /** The message as the customer gets it. */
  children: ReactNode
}

export function ChannelCopy({ channel, place, code, name, line, uses, children }: ChannelCopyProps) {
  return (
    <article className="channel-copy" data-surface={surfaces[channel]}>
      <p className="channel-copy-head">
        <span>{place}</span>
        <span aria-hidden>{code}</span>
      </p>
      <div className="channel-copy-message">{children}</div>
      <h3 className="channel-copy-name">{name}</h3>
      <p className="channel-copy-line">{line}</p>
      <ul className="channel-copy-uses">
        {uses.map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
    </article>
  )
}

/** The three copies in order, each lying over the one before. */
export function ChannelCopies({ children }: { children: ReactNode }) {
  return <div className="channel-copies">{children}</div>
}
