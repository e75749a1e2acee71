/** What each kind of movement of a wallet is called, for merchants and staff. */
export const walletLineKinds: Readonly<Record<string, string>> = {
  top_up: 'Top-up',
  grant: 'Credit from us',
  grant_expiry: 'Credit lapsed',
  capture: 'Messages',
  spend: 'Message',
  reversal: 'Not delivered, given back',
  adjustment: 'Adjusted by our staff',
  refund: 'Paid back',
  dispute: 'Disputed payment',
  collect: 'Owed sum collected',
  subscription: 'Plan',
  suspense: 'Payment being looked at',
}
