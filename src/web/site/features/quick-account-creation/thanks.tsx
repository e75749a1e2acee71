import { cast, orderRows, orderTotal } from '#content/shared/cast.ts'
import { Barcode } from '#web/kit/drawings/barcode.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { MockButton, MockRow } from '#web/site/mock-ups/mock-parts.tsx'
import { MockScreen } from '#web/site/mock-ups/mock-screen.tsx'
import './thanks.css'

const [kettle = ['', ''], vase = ['', '']] = orderRows('clay')

const known: readonly [string, string][] = [
  ['Name', cast.customer.full],
  ['Email', 'asha@post.example'],
  ['Phone', '+91 98 5550 0143'],
  ['Address', '4th floor, Koregaon Park, Pune'],
]

/** The thank-you page: the order on the left, and one tap that makes an account of it. */
export function ThanksPage() {
  return (
    <MockScreen
      className="thanks-page"
      label="The thank-you page of Tamarind Supply after order 10482. Beside the order is one button, Create my account, with name, email, phone and address already filled in from the order."
    >
      <div className="thanks-page-bar">
        <b>Tamarind Supply</b>
        <span className="typed">Order 10482</span>
      </div>
      <div className="thanks-page-order">
        <p className="thanks-page-title">Thank you, Asha.</p>
        <p>Your kettle and your vase are being packed. The receipt is in your inbox.</p>
        <MockRow goods="kettle" name={kettle[0]} action={kettle[1]} typed />
        <MockRow goods="vase" surface="pink" name={vase[0]} action={vase[1]} typed />
        <p className="thanks-page-total">
          <span>Total</span>
          <span className="typed">{orderTotal}</span>
        </p>
        <Barcode value="10482" />
      </div>
      <div className="thanks-page-offer">
        <b>Track your parcel and keep your points.</b>
        <ul>
          {known.map(([name, value]) => (
            <li key={name}>
              <Icon name="check" size={16} />
              <small>{name}</small>
              <span className="typed">{value}</span>
            </li>
          ))}
        </ul>
        <MockButton>Create my account</MockButton>
        <i className="thanks-page-tap">1</i>
        <small>Uses the details of this order. Nothing to type.</small>
      </div>
    </MockScreen>
  )
}
