import { Points } from '#web/account/screens/points/points.tsx'
import { AccountPhone } from './account-picture.tsx'
import '#web/account/screens/points/points.css'

export function LoyaltyScreen() {
  return (
    <AccountPhone
      screen="points"
      label="The points of Asha at Tamarind Supply: 2,480 to spend, 102 more to come, and the steps Bronze and Silver. She is on Silver."
    >
      <Points />
    </AccountPhone>
  )
}
