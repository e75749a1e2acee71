import { pages } from '#content/shared/pages.ts'

/** The sixteen essentials in the order of the sheet: which stamp, what it says, which page it opens. */
export const essentials = [
  {
    drawing: 'loyalty-points',
    name: 'Loyalty points',
    line: 'Earn on every order, spend at checkout',
    page: pages.loyaltyProgram,
  },
  {
    drawing: 'tiers-and-memberships',
    name: 'Tiers and memberships',
    line: 'Levels with their own prices and perks',
    page: pages.loyaltyProgram,
  },
  {
    drawing: 'rewards-and-offers',
    name: 'Rewards and offers',
    line: 'Codes that land in the account, not the inbox',
    page: pages.loyaltyProgram,
  },
  {
    drawing: 'reviews',
    name: 'Reviews',
    line: 'Ask after delivery, publish on the product',
    page: pages.customerAccounts,
  },
  {
    drawing: 'account-themes',
    name: 'Account themes',
    line: 'Three looks, matched to your store',
    page: pages.customerAccounts,
  },
  {
    drawing: 'profile-management',
    name: 'Profile management',
    line: 'Name, size, birthday, preferences',
    page: pages.customerAccounts,
  },
  {
    drawing: 'address-management',
    name: 'Address management',
    line: 'Home, office, mother-in-law',
    page: pages.customerAccounts,
  },
  {
    drawing: 'security',
    name: 'Security',
    line: 'Sessions, devices and alerts',
    page: pages.userRegistration,
  },
  { drawing: 'otp-login', name: 'OTP login', line: 'Six digits, no password', page: pages.userRegistration },
  {
    drawing: 'social-login',
    name: 'Social login',
    line: 'One tap, nothing new to remember',
    page: pages.userRegistration,
  },
  {
    drawing: 'order-history',
    name: 'Order history',
    line: 'Every order, every invoice',
    page: pages.ordersManagement,
  },
  {
    drawing: 'reorder',
    name: 'Reorder',
    line: 'Last basket, back in the cart',
    page: pages.ordersManagement,
  },
  {
    drawing: 'track-order',
    name: 'Track order',
    line: 'Live status without a ticket',
    page: pages.ordersManagement,
  },
  {
    drawing: 'quick-accounts',
    name: 'Quick accounts',
    line: 'Made on the thank-you page',
    page: pages.quickAccountCreation,
  },
  {
    drawing: 'wishlist-management',
    name: 'Wishlist management',
    line: 'Saved, then gently reminded',
    page: pages.wishlist,
  },
  {
    drawing: 'recently-viewed',
    name: 'Recently viewed',
    line: 'Pick up where they stopped',
    page: pages.customerAccounts,
  },
] as const
