import type { ReactNode } from 'react'
import { TextMessage } from '#web/kit/messages/message.tsx'
import { MockPanel } from './mock-panel.tsx'
import './messages.css'

/** A telephone that lies locked on the table. */
export function LockedPhone({ time, day, children }: { time: string; day: string; children: ReactNode }) {
  return (
    <div className="message-lock">
      <p className="message-time">{time}</p>
      <p className="message-day">{day}</p>
      {children}
    </div>
  )
}

export function SmsMessage() {
  return (
    <div className="stays-paper">
      <MockPanel label="A locked telephone with two text messages from Tamarind Supply: the code 407 218, and that the parcel is four stops away.">
        <LockedPhone time="9:41" day="Thursday 6 March">
          <TextMessage sender="TAMRND" at="now">
            <b className="typed">407 218</b> is your code for Tamarind Supply. It works for 5 minutes.
          </TextMessage>
          <TextMessage sender="TAMRND" at="08:05">
            Out for delivery. The driver is 4 stops away.
          </TextMessage>
        </LockedPhone>
      </MockPanel>
    </div>
  )
}
