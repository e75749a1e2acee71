import { Icon } from '#web/kit/foundations/icon.tsx'
import { MockBody, MockCode, MockHeading } from './mock-parts.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import './code-screen.css'

export function CodeScreen() {
  return (
    <PhoneFrame label="Signing in to Tamarind Supply with a six-digit code; three digits are typed.">
      <MockBody>
        <p className="code-screen-shop">
          <b>Tamarind Supply</b>
        </p>
        <MockHeading>Enter the code we sent to your phone</MockHeading>
        <MockCode typed="407" />
        <small>Send again in 0:24</small>
      </MockBody>
      <div className="code-screen-keys">
        {['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0'].map((digit) => (
          <span key={digit}>{digit}</span>
        ))}
        <span>
          <Icon name="left" />
        </span>
      </div>
    </PhoneFrame>
  )
}
