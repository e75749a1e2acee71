import type { AccountScope, AccountSettings } from '#contract/account/settings-shapes.ts'

/** Copy of the panel in which a merchant sets up customer accounts. */
export const customerAccounts = {
  on: 'Open to your customers',
  off: 'Not open yet',
  /** Shoppers read that the account is closed for now. */
  closed: {
    connect: 'Closed: store not connected',
    scopes: 'Closed: access is missing',
  } satisfies Record<NonNullable<AccountSettings['needs']>, string>,
  scopes: {
    title: 'What your store must allow',
    granted: 'Allowed',
    missing: 'Not allowed yet',
    ask: 'Allow at Shopify',
    asking: 'Opening Shopify…',
    failed: 'Shopify could not be opened',
    why: {
      read_products: 'Shows pictures of what was ordered, and whether it can be ordered again.',
      write_customers: 'Lets customers change their own name, phone number and addresses.',
      customer_read_customers: 'Lets customers sign in with Shopify.',
    } satisfies Record<AccountScope, string>,
    connect: 'Connect this outlet to its Shopify store first.',
    toApps: 'Go to Apps',
  },
  shopifySignIn: {
    yes: 'Your store uses Shopify’s customer accounts: customers can also sign in with Shopify.',
    no: 'Your store does not use Shopify’s new customer accounts: customers sign in with a code.',
    unknown: 'We couldn’t ask your store whether it uses Shopify’s customer accounts.',
  },
  isOn: 'Customer accounts are open',
  isOnHint:
    'Opening them activates Oh My Customer in this outlet. While they are closed, the address shows “not found”.',
  slug: 'Name in the address',
  slugHint: (domain: string) => `Only a to z, digits and hyphens. The address ends with ${domain}`,
  theme: 'Theme',
  name: 'Name of your store',
  logoHint: 'Shown in one colour.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Customer accounts saved',
  readOnly: 'Owners, admins and marketers can change this.',
  test: 'Open as a test shopper',
  testFailed: 'The test account didn’t open',
  testHint:
    'Opens your own account if you are a customer of this store, or else the newest order with most of its address hidden.',
  address: 'Your customers’ address',
  preview: 'Preview',
  previewOwn: 'Your newest orders. Customers also see pictures of the products.',
  previewExample: 'This outlet has no orders yet: these are examples.',
} as const
