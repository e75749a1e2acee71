import { MockPanel } from './mock-panel.tsx'
import './messages.css'

const texts = [
  { at: 'now', code: '407 218', text: 'is your code for Tamarind Supply. It works for 5 minutes.' },
  { at: '08:05', text: 'Out for delivery. The driver is 4 stops away.' },
]

/** A telephone that lies locked on the table. */
export function SmsMessage() {
  return (
    <div className="stays-paper">
      <MockPanel label="A locked telephone with two text messages from Tamarind Supply: the code 407 218, and that the parcel is four stops away.">
        <div className="message-lock">
          <p className="message-time">9:41</p>
          <p className="message-day">Thursday 6 March</p>
          {texts.map(({ at, code, text }) => (
            <div key={at} className="message-text">
              <b className="typed">TAMRND</b>
              <small>{at}</small>
              <p>
                {code && <b className="typed">{code} </b>}
                {text}
              </p>
            </div>
          ))}
        </div>
      </MockPanel>
    </div>
  )
}
