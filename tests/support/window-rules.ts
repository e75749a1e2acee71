/** Rules of order windows that allow everything and leave nobody out. */
export const usualRules = {
  is_on: true,
  minutes: 15,
  may_items: true,
  may_address: true,
  may_cancel: true,
  excluded_tags: [] as string[],
  asks_cash_confirmation: false,
  hold_out_percent: 0,
}
