import { Icon, type IconName } from '#web/kit/foundations/icon.tsx'
import {
  MockBar,
  MockBody,
  MockButtons,
  MockCard,
  MockHeading,
  MockLabel,
  MockRing,
  MockRow,
} from './mock-parts.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import './account-screen.css'

const ways: readonly { icon: IconName; name: string; count?: number }[] = [
  { icon: 'box', name: 'Orders', count: 2 },
  { icon: 'heart', name: 'Wishlist', count: 7 },
  { icon: 'pin', name: 'Addresses' },
  { icon: 'loop', name: 'Subscriptions' },
]

export function AccountScreen() {
  return (
    <PhoneFrame label="The account of Asha at Tamarind Supply: 2,480 points, two orders on their way, wishlist, addresses and subscriptions.">
      <MockBar title="Tamarind Supply" icon="bag" />
      <MockBody>
        <MockHeading>Hello, Asha</MockHeading>
        <MockCard>
          <span>
            <small>Balance</small>
            <strong>2,480</strong>
            <small>points</small>
          </span>
          <MockRing share={0.83} label="520 to Gold" />
        </MockCard>
        <div className="account-screen-ways">
          {ways.map(({ icon, name, count }) => (
            <span key={name}>
              <Icon name={icon} size={16} />
              {name}
              {count && <span className="typed">{count}</span>}
            </span>
          ))}
        </div>
        <MockLabel>On its way</MockLabel>
        <MockRow goods="kettle" name="Enamel kettle" note="Arrives Thursday" action="Track" />
        <MockRow goods="vase" surface="pink" name="Bottle vase, clay" note="Packed" action="Edit" />
        <MockButtons labels={['Reorder last', 'Return or swap']} />
      </MockBody>
    </PhoneFrame>
  )
}
