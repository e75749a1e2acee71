import { Icon } from '#web/kit/foundations/icon.tsx'
import {
  MockBar,
  MockBody,
  MockButton,
  MockButtons,
  MockCode,
  MockHeading,
} from '#web/site/mock-ups/mock-parts.tsx'
import { MockScreen } from '#web/site/mock-ups/mock-screen.tsx'
import { PhoneFrame } from '#web/site/mock-ups/phone-frame.tsx'
import './form.css'

/** The form with four of six digits in, and the message they were read from. */
export function RegistrationForm() {
  return (
    <div className="registration-form">
      <PhoneFrame label="Tamarind Supply’s sign-up form: a telephone number, a six-digit code of which four digits are typed, and buttons for Google and Apple.">
        <MockBar title="Tamarind Supply" icon="close" />
        <MockBody>
          <MockHeading>Sign in or sign up</MockHeading>
          <div className="registration-form-field">
            <small>Phone</small>
            <span className="typed">+91 98 5550 0143</span>
            <Icon name="check" size={16} />
          </div>
          <p>
            <b>The six digits we sent you</b>
          </p>
          <MockCode typed="4829" />
          <small>
            No code? Get a new one in <span className="typed">0:24</span>
          </small>
          <MockButton>Continue</MockButton>
          <p className="registration-form-or">or continue with</p>
          <MockButtons labels={['Google', 'Apple']} />
          <small>By continuing you accept the store’s terms. You can delete your account at any time.</small>
        </MockBody>
      </PhoneFrame>
      <MockScreen
        className="registration-form-sms stays-paper"
        label="A text message from Tamarind Supply: 482 916 is your code. Valid once, for ten minutes. The store never asks for it."
      >
        <small>SMS from TAMARIND</small>
        <span className="typed">482 916</span>
        <p>is your code for Tamarind Supply. Valid once, for ten minutes. We never ask for it.</p>
      </MockScreen>
    </div>
  )
}
