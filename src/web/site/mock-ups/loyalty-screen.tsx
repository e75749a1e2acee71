import { Barcode } from '#web/kit/drawings/barcode.tsx'
import { MockBar, MockBody, MockLabel, MockRow } from './mock-parts.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import './loyalty-screen.css'

const tiers = [
  { name: 'Bronze', from: 'from 0' },
  { name: 'Silver', from: 'from 1,000' },
  { name: 'Gold', from: 'from 3,000' },
]

export function LoyaltyScreen() {
  return (
    <PhoneFrame label="The Silver membership card of Asha Rao, the three tiers as steps, and goods to spend points on.">
      <MockBar title="Membership" back />
      <MockBody>
        <div className="loyalty-screen-card" data-inks="pink">
          <small>Tamarind Supply</small>
          <strong>Silver</strong>
          <Barcode value="004812" />
          <small>
            Asha Rao <span>No. 004 812</span>
          </small>
        </div>
        <div className="loyalty-screen-tiers">
          {tiers.map(({ name, from }) => (
            <span key={name}>
              <b>{name}</b>
              <small>{from}</small>
            </span>
          ))}
        </div>
        <MockLabel>Spend points</MockLabel>
        <MockRow goods="mug" name="Stoneware mug" note="600 points" action="Redeem" />
        <MockRow goods="lamp" surface="pink" name="Desk lamp, small" note="2,000 points" action="Redeem" />
      </MockBody>
    </PhoneFrame>
  )
}
