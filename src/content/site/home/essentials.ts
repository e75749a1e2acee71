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
    line: 'Levels with their own perks',
    page: pages.loyaltyProgram,
  },
  {
    drawing: 'rewards-and-offers',
    name: 'Rewards and offers',
    line: 'Coupons waiting in the account',
    page: pages.loyaltyProgram,
  },
  {
    drawing: 'reviews',
    name: 'Reviews',
    line: 'Asked for a week after delivery',
    page: pages.customerAccounts,
  },
  {
    drawing: 'account-themes',
    name: 'Account themes',
    line: 'Three designs in your colours',
    page: pages.customerAccounts,
  },
  {
    drawing: 'profile-management',
    name: 'Profile management',
    line: 'Their own name and phone number',
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
    line: 'Devices and sign-out',
    page: pages.userRegistration,
  },
  { drawing: 'otp-login', name: 'OTP login', line: 'Six digits, no password', page: pages.userRegistration },
  {
    drawing: 'social-login',
    name: 'Social login',
    line: 'One tap with Google or Apple',
    page: pages.userRegistration,
  },
  {
    drawing: 'order-history',
    name: 'Order history',
    line: 'Every order and invoice',
    page: pages.ordersManagement,
  },
  {
    drawing: 'reorder',
    name: 'Reorder',
    line: 'The same basket again, in one tap',
    page: pages.ordersManagement,
  },
  {
    drawing: 'track-order',
    name: 'Track order',
    line: 'Live status, no need to ask',
    page: pages.ordersManagement,
  },
  {
    drawing: 'quick-accounts',
    name: 'Quick accounts',
    line: 'One tap on the link in the email',
    page: pages.quickAccountCreation,
  },
  {
    drawing: 'wishlist-management',
    name: 'Wishlist management',
    line: 'Saved, with one reminder',
    page: pages.wishlist,
  },
  {
    drawing: 'recently-viewed',
    name: 'Recently viewed',
    line: 'Back to what they looked at',
    page: pages.customerAccounts,
  },
] as const
