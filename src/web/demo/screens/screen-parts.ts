import { laterPart, type LaterPart } from '../frame/later-part.ts'
import type { ScreenId, ScreenParams } from './find-screen.ts'

/** The scripts of the screens, one file each. */
export const screenParts: Record<ScreenId, LaterPart<ScreenParams>> = {
  home: laterPart(() => import('./home/home-screen.tsx')),
  orders: laterPart(() => import('./orders/orders-screen.tsx')),
  order: laterPart(() => import('./order/order-screen.tsx')),
  'edit-order': laterPart(() => import('./edit-order/edit-order-screen.tsx')),
  'return-form': laterPart(() => import('./return-form/return-form-screen.tsx')),
  invoice: laterPart(() => import('./invoice/invoice-screen.tsx')),
  basket: laterPart(() => import('./basket/basket-screen.tsx')),
  returns: laterPart(() => import('./returns/returns-screen.tsx')),
  wishlist: laterPart(() => import('./wishlist/wishlist-screen.tsx')),
  points: laterPart(() => import('./points/points-screen.tsx')),
  subscriptions: laterPart(() => import('./subscriptions/subscriptions-screen.tsx')),
  addresses: laterPart(() => import('./addresses/addresses-screen.tsx')),
  profile: laterPart(() => import('./profile/profile-screen.tsx')),
  security: laterPart(() => import('./security/security-screen.tsx')),
  reviews: laterPart(() => import('./reviews/reviews-screen.tsx')),
  viewed: laterPart(() => import('./viewed/viewed-screen.tsx')),
  missing: laterPart(() => import('./missing/missing-screen.tsx')),
}
