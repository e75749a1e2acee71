import { screenNames } from '#content/account/screens.ts'
import { Wishlist } from '#web/account/screens/wishlist/wishlist.tsx'
import type { ScreenHandle } from '#web/account/frame/account-frame.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/wishlist-screen.ts'

export const meta = (args: Route.MetaArgs) => screenMeta(screenNames.wishlist, args)

export const handle: ScreenHandle = { needs: 'wishlist' }

export default Wishlist
