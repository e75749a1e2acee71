import type { ReactNode } from 'react'
import './message.css'

interface MessageHeadProps {
  sender: string
  note: string
  at?: string
  /** The dark bar over a chat. */
  isChat?: boolean
}

/** Who wrote, over an email or a chat. */
export function MessageHead({ sender, note, at, isChat = false }: MessageHeadProps) {
  return (
    <div className="message-head" data-inks={isChat ? 'black' : undefined}>
      <span className="message-sender" aria-hidden>
        {sender[0]}
      </span>
      <span>
        <b>{sender}</b>
        <small>{note}</small>
      </span>
      {at && <small>{at}</small>}
    </div>
  )
}

/** The part of an email below its head. */
export function EmailBody({ subject, children }: { subject: string; children: ReactNode }) {
  return (
    <div className="message-email">
      <p className="message-subject">{subject}</p>
      {children}
    </div>
  )
}

export function Chat({ children }: { children: ReactNode }) {
  return <div className="message-chat">{children}</div>
}

interface BubbleProps {
  at: string
  isCustomer?: boolean
  /** Over the words, from edge to edge. */
  picture?: ReactNode
  children: ReactNode
}

export function Bubble({ at, isCustomer, picture, children }: BubbleProps) {
  return (
    <div className="message-bubble" data-customer={isCustomer || undefined}>
      {picture && (
        <div className="message-media" data-inks="pink">
          {picture}
        </div>
      )}
      <p>{children}</p>
      <small>{at}</small>
    </div>
  )
}

/** The buttons below a message. */
export function Replies({ children }: { children: ReactNode }) {
  return <p className="message-replies">{children}</p>
}

export function TextMessage({ sender, at, children }: { sender: string; at: string; children: ReactNode }) {
  return (
    <div className="message-text">
      <b className="typed">{sender}</b>
      <small>{at}</small>
      <p>{children}</p>
    </div>
  )
}
