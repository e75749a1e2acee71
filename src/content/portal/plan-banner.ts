/** On every page of the portal; apart from the words of the billing pages, which few pages need. */
export const planBanner = {
  name: 'Plan',
  frozen: 'The plan of a store is frozen. Only sign-in codes are sent.',
  past_due: 'The payment for a plan failed. Everything works for 7 days.',
  link: 'See billing',
} as const
