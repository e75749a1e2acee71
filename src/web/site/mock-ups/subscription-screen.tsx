import { Subscriptions } from '#web/kit/account/screens/subscriptions/subscriptions.tsx'
import { AccountPhone } from './account-picture.tsx'
import '#web/kit/account/parts/item.css'
import '#web/kit/account/parts/picture.css'
import '#web/kit/account/parts/action.css'
import '#web/kit/account/parts/fields.css'

export function SubscriptionScreen() {
  return (
    <AccountPhone
      screen="subscriptions"
      label="The subscription of Asha: house blend, two in a box, every four weeks, the next box on Tuesday 18 March, with buttons to skip it, pause it or swap what is in it."
    >
      <Subscriptions />
    </AccountPhone>
  )
}
