import { Subscriptions } from '#web/account/screens/subscriptions/subscriptions.tsx'
import { AccountPhone } from './account-picture.tsx'
import '#web/account/parts/item.css'
import '#web/account/parts/picture.css'
import '#web/account/parts/action.css'
import '#web/account/parts/fields.css'

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
