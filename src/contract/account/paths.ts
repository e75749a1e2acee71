/** Pages of a store's account, at the store's own address. The server writes links to these. */
export const accountPaths = {
  home: '/account',
  signIn: '/account/sign-in',
  /** Behind a link in an email: shows a button, whose press signs in. The secret is `?token=…`. */
  link: '/account/link',
  /** In emails about orders: ends them with a press, and takes it back. */
  unsubscribe: '/account/unsubscribe',
  /** Where Shopify's sign-in ends: `?code=…&state=…`, or `?error=access_denied&state=…`. */
  shopifyReturn: '/account/sign-in/shopify',
  /** In messages, where letters cost money: `/l/{secret}` leads to `link`. */
  shortLink: '/l/',
  order: (id: string) => `/account/orders/${id}`,
} as const

/** At our own host: the one address that Shopify knows. It sends the browser on to the store's own. */
export const customerReturnPath = '/api/shopify/customer'

/** At our own host: where Shopify sends a browser that has signed out there. It leads to the store's own sign-in. */
export const customerSignedOutPath = '/api/shopify/customer/signed-out'

/** The cookie of a signed-in shopper. Each store's host has its own. */
export const shopperCookie = (secure: boolean) => `${secure ? '__Host-' : ''}infiniti_shopper`

/** The browser that set out for Shopify's sign-in: ten minutes. */
export const shopperTripCookie = (secure: boolean) => `${secure ? '__Host-' : ''}infiniti_shopper_trip`

/** The ID token of a sign-in by Shopify, sealed: signing out shows it there. */
export const shopperProofCookie = (secure: boolean) => `${secure ? '__Host-' : ''}infiniti_shopper_proof`

/** In the portal: the settings of an outlet's customer accounts, where the store's owner returns to from Shopify. */
export const accountSettingsPath = '/merchant/oh-my-customer/'
