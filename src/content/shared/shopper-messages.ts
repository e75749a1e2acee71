/** What a shopper reads when a store's account cannot do what was asked, and a merchant who sets one up. */
export const shopperMessages = {
  account_link_ended: {
    title: 'This link no longer works',
    message: 'It is too old, or part of it is missing. Sign in with a code to see your orders.',
  },
  account_code_wrong: {
    title: 'That code does not work',
    message: 'It is wrong, too old or used up. Check the newest email, or ask for another code.',
  },
  customer_needed: {
    title: 'Sign in with a code',
    message: 'A link opens one order. Sign in with a code to see the rest of your account.',
  },
  codes_off: {
    title: 'No codes at the moment',
    message:
      'The store cannot send codes right now. Use the link in your order email, or write to the store.',
  },
  store_away: {
    title: 'The store does not answer',
    message:
      'Please try again in a minute. If you were changing something, check first whether it was saved.',
  },
  store_gone: {
    title: 'This account is closed for now',
    message: 'The store has disconnected its customer accounts. Please write to the store.',
  },
  shopify_sign_in_refused: {
    title: 'Not signed in',
    message: 'Shopify did not confirm who you are. Try again, or sign in with a code.',
  },
  shopify_sign_in_off: {
    title: 'Not possible here',
    message: 'This store does not use sign-in with Shopify. Sign in with a code instead.',
  },
  store_refused_change: {
    title: 'The store did not accept this',
    message: 'Nothing was changed. Please check what you typed.',
  },
  slug_taken: {
    title: 'Address taken',
    message: 'Another store uses this address. Choose another name.',
  },
  scopes_missing: {
    title: 'Approval missing',
    message: 'The store has not yet allowed what customer accounts need. Approve it at Shopify first.',
  },
  no_orders_yet: {
    title: 'No orders yet',
    message: 'A test shopper needs an order. Place one in your store and try again.',
  },
  window_closed: {
    title: 'The time for changes is over',
    message: 'Nothing was changed. Please write to the store.',
  },
  order_changed: {
    title: 'The order changed meanwhile',
    message: 'Somebody else changed it. Nothing of yours was saved: look at it again, then save.',
  },
  order_packed: {
    title: 'The store has started packing',
    message: 'The order has gone out or is about to. Nothing was changed.',
  },
  out_of_stock: {
    title: 'Not enough in stock',
    message: 'The store has fewer of this. Nothing was changed.',
  },
  order_empty: {
    title: 'Nothing would be left',
    message: 'An order needs at least one item. To send nothing, cancel the order.',
  },
  not_in_order: {
    title: 'Not part of this order',
    message: 'This item does not belong to the order. Nothing was changed.',
  },
  nothing_changed: {
    title: 'Nothing to save',
    message: 'The order is like this already.',
  },
  other_province: {
    title: 'Outside of this state',
    message: 'The address can only change within the same state. Nothing was changed.',
  },
  still_asking: {
    title: 'Still asking the store',
    message: 'The store has not answered yet. We go on asking: look again in a minute.',
  },
  not_payable: {
    title: 'Nothing to pay',
    message: 'The store has no payment page for this order.',
  },
}
