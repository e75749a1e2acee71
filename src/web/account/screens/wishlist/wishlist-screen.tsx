import { screenNames } from '#content/account/screens.ts'
import { Wishlist } from '#web/account/screens/wishlist/wishlist.tsx'
import { screenMeta } from '../screen-meta.ts'

export const meta = () => screenMeta(screenNames.wishlist)

export default Wishlist
