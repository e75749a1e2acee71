import { Barcode } from '#web/kit/drawings/barcode.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { MockButton, MockRow } from '#web/site/mock-ups/mock-parts.tsx'
import { MockScreen } from '#web/site/mock-ups/mock-screen.tsx'
import './thanks.css'

const known: readonly [string, string][] = [
  ['Name', 'Asha Menon'],
  ['Email', 'asha@post.example'],
  ['Telephone', '+91 98 5550 0143'],
  ['Address', '4th floor, Koregaon Park, Pune'],
]

/** The page after the till: the order on the left, and one tap that makes an account of it. */
export function ThanksPage() {
  return (
    <MockScreen
      className="thanks-page"
      label="The thank-you page of Tamarind Supply after order 10482. Beside the order stands one button, Keep my account, and the four things it is made of: name, email, telephone and address, all ticked because the order has them."
    >
      <div className="thanks-page-bar">
        <b>Tamarind Supply</b>
        <span className="typed">Order 10482</span>
      </div>
      <div className="thanks-page-order">
        <p className="thanks-page-title">Thank you, Asha.</p>
        <p>Your vase and your kettle are being packed. The receipt is in your inbox.</p>
        <MockRow
          goods="vase"
          surface="pink"
          name="Bottle vase, canary"
          note="2 pieces"
          action="$76.00"
          typed
        />
        <MockRow goods="kettle" name="Enamel kettle, 1.5 l" note="Cobalt" action="$64.00" typed />
        <p className="thanks-page-total">
          <span>Total</span>
          <span className="typed">$140.00</span>
        </p>
        <Barcode value="10482" />
      </div>
      <div className="thanks-page-offer">
        <b>Follow the parcel, keep your points.</b>
        <ul>
          {known.map(([name, value]) => (
            <li key={name}>
              <Icon name="check" size={16} />
              <small>{name}</small>
              <span className="typed">{value}</span>
            </li>
          ))}
        </ul>
        <MockButton>Keep my account</MockButton>
        <i className="thanks-page-tap">1</i>
        <small>Made from this order. Nothing to type.</small>
      </div>
    </MockScreen>
  )
}
