import { Home } from '#web/account/screens/home/home.tsx'
import { AccountPhone } from './account-picture.tsx'
import '#web/account/parts/action.css'
import '#web/account/parts/picture.css'
import '#web/account/screens/home/home.css'

export function AccountScreen() {
  return (
    <AccountPhone
      screen=""
      label="The account of Asha at Tamarind Supply: Silver, 2,480 points, 520 to Gold, and order 10482 with a kettle and a vase."
    >
      <Home />
    </AccountPhone>
  )
}
