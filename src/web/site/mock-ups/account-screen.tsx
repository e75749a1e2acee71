import { Home } from '#web/kit/account/screens/home/home.tsx'
import { AccountPhone } from './account-picture.tsx'
import '#web/kit/account/parts/action.css'
import '#web/kit/account/parts/picture.css'
import '#web/kit/account/screens/home/home.css'

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
