import { AccountThemes, Addresses, Profile, Security } from './essentials-account.tsx'
import { OtpLogin, QuickAccounts, SocialLogin } from './essentials-entrance.tsx'
import { LoyaltyPoints, Reviews, Rewards, Tiers } from './essentials-loyalty.tsx'
import { OrderHistory, RecentlyViewed, Reorder, TrackOrder, Wishlist } from './essentials-orders.tsx'

/** The sixteen essentials of the Customer Command Centre, in the order of the sheet. */
const drawings = {
  'loyalty-points': LoyaltyPoints,
  'tiers-and-memberships': Tiers,
  'rewards-and-offers': Rewards,
  reviews: Reviews,
  'account-themes': AccountThemes,
  'profile-management': Profile,
  'address-management': Addresses,
  security: Security,
  'otp-login': OtpLogin,
  'social-login': SocialLogin,
  'order-history': OrderHistory,
  reorder: Reorder,
  'track-order': TrackOrder,
  'quick-accounts': QuickAccounts,
  'wishlist-management': Wishlist,
  'recently-viewed': RecentlyViewed,
}

export type EssentialName = keyof typeof drawings

export function EssentialDrawing({ name }: { name: EssentialName }) {
  const Essential = drawings[name]
  return <Essential />
}
