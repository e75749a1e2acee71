import { screenNames } from '#content/shared/account/screens.ts'
import { Wishlist } from '#web/kit/account/screens/wishlist/wishlist.tsx'
import { screenMeta } from '../screen-meta.ts'

export const meta = () => screenMeta(screenNames.wishlist)

export default Wishlist
