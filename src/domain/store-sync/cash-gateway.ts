/** Shopify has no field for cash on delivery: it is a way to pay that the store calls so. */
export const isCashGateway = (name: string): boolean => /\bcash|\bcod\b/i.test(name.replaceAll('_', ' '))
