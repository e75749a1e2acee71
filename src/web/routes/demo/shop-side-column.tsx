/** Where the merchant's side stands, once it has arrived. */
export function ShopSideColumn() {
  return null
}
