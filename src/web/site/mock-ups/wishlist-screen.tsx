import { Wishlist } from '#web/account/screens/wishlist/wishlist.tsx'
import { AccountPhone } from './account-picture.tsx'
import '#web/account/parts/item.css'
import '#web/account/parts/picture.css'
import '#web/account/parts/action.css'
import '#web/account/parts/fields.css'

export function WishlistScreen() {
  return (
    <AccountPhone
      screen="wishlist"
      label="The wishlist of Asha: a vase that is gone, with a reminder by SMS for when it is back, and a desk lamp. Each has a button that puts it in the basket."
    >
      <Wishlist />
    </AccountPhone>
  )
}
