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
          <MockHeading>Come in.</MockHeading>
          <div className="registration-form-field">
            <small>Telephone</small>
            <span className="typed">+91 98 5550 0143</span>
            <Icon name="check" size={16} />
          </div>
          <p>
            <b>The six digits we sent you</b>
          </p>
          <MockCode typed="4829" />
          <small>
            Nothing there? New code in <span className="typed">0:24</span>
          </small>
          <MockButton>Continue</MockButton>
          <p className="registration-form-or">or, without a code</p>
          <MockButtons labels={['Google', 'Apple']} />
          <small>By continuing you accept the store’s terms. You can leave again as quickly.</small>
        </MockBody>
      </PhoneFrame>
      <MockScreen
        className="registration-form-sms stays-paper"
        label="A text message from Tamarind Supply: 482 916 is your code, good once, for five minutes. Nobody from the store will ask you for it."
      >
        <small>SMS from TAMARIND</small>
        <span className="typed">482 916</span>
        <p>
          is your code at Tamarind Supply. Good once, for five minutes. Nobody from the store will ask you for
          it.
        </p>
      </MockScreen>
    </div>
  )
}
