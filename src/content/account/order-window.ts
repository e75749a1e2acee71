import type { ChangeKind, ChangeState, WindowReason } from '#contract/account/order-window-shapes.ts'

/** Copy of the order window: the minutes after an order in which its shopper may change it. */

export const windowCopy = {
  waitingTitle: 'One moment',
  waiting: 'You can change this order here as soon as the store has it.',
  until: (time: string) => `Until ${time}. After that the store packs it.`,
  edit: 'Change the order',
  cancel: 'Cancel the order',
  cancelNote: 'Nothing will be sent, and you owe nothing.',
  cancelNotePaid: (amount: string) =>
    `Nothing will be sent. ${amount} goes back to your original payment method.`,
  cancelYes: 'Yes, cancel it',
  overTitle: 'The time for changes is over',
  over: (time: string) => `It ended at ${time}. If something is wrong, please write to the store.`,
  lostTitle: 'The store has started packing',
  lost: 'The order can no longer be changed here. If something is wrong, please write to the store.',
  notOfferedTitle: 'This order cannot be changed here',
  notOffered: {
    packed: 'The store had started packing before it could be offered.',
    hold_removed: 'The store had started packing before it could be offered.',
    excluded: 'The store does not offer it for orders like this one.',
    held_out: '',
    too_late: 'The time for changes was over before we heard of it.',
    cancelled: '',
    not_held: 'Nothing of it waits to be sent.',
    not_asked: '',
  } satisfies Record<WindowReason, string>,
  owingTitle: (amount: string) => `${amount} still to pay`,
  owing: (time: string) =>
    `Your change made the order more expensive. Pay the difference by ${time}. Otherwise the change is undone, and you are not charged.`,
  pay: (amount: string) => `Pay ${amount}`,
  cancellingTitle: 'Cancelling your order',
  cancelling: 'We have asked the store. This takes a moment.',
  cancelledRefunded: (amount: string) =>
    `${amount} goes back to your original payment method. The items are back in stock.`,
  cancelledUnpaid: 'You owe nothing. The items are back in stock.',
  cashTitle: (amount: string) => `${amount} to pay at the door`,
  confirmText: 'Please confirm that you want this order.',
  confirmBy: (when: string) => `Please confirm that you want this order. Otherwise it is cancelled ${when}.`,
  confirm: 'Yes, send it',
  confirmed: 'You confirmed this order.',
  prepayText: 'Or pay online now. The order keeps its number.',
  prepayOnly: 'You can pay online now. The order keeps its number.',
  /** Toasts. */
  said: {
    changed: 'Your order is changed.',
    addressed: 'Your order goes to the new address.',
    cancelled: 'Your order is cancelled.',
    cancelling: 'The store is cancelling your order.',
    confirmed: 'Thank you. Your order is confirmed.',
    asking: 'The store has not answered yet. We go on asking, and this page shows what happens.',
  },
} as const

/** What became of the latest change. */
export const changeTitle = 'What happened'

export const changeSentences: Record<ChangeKind, Partial<Record<ChangeState, string>>> = {
  items: {
    committing: 'We have asked the store to change your order. It has not answered yet.',
    committed: 'Your order is changed.',
    settled: 'Your order is changed.',
    refused: 'The store did not make your change. The order is as it was.',
    reversed: 'The difference was not paid in time, so your change was undone. You were not charged for it.',
  },
  address: {
    committing: 'We have asked the store to change the address. It has not answered yet.',
    committed: 'Your order goes to the new address.',
    settled: 'Your order goes to the new address.',
    refused: 'The store did not change the address. It is as it was.',
    reversed: 'The difference was not paid in time, so the address is again as it was.',
  },
  cancel: {
    committing: 'We have asked the store to cancel your order.',
    committed: 'Your order is cancelled.',
    settled: 'Your order is cancelled.',
    refused: 'The store could not cancel your order. It goes on as before.',
  },
  confirm: { settled: 'You confirmed this order.' },
  payment: {
    committing: 'You opened the store’s payment page. If you have paid, this page shows it in a moment.',
    committed: 'Your payment has arrived.',
    settled: 'Your payment has arrived.',
  },
  reversal: {
    committing: 'The difference was not paid in time. The store is undoing your change.',
    committed: 'The difference was not paid in time, so your change was undone. You were not charged for it.',
    settled: 'The difference was not paid in time, so your change was undone. You were not charged for it.',
    refused:
      'The difference was not paid in time, and your change could not be undone. Please write to the store.',
  },
}

export const refundedText = (amount: string) => `${amount} goes back to your original payment method.`

export const orderEditCopy = {
  title: (name: string) => `Change order ${name}`,
  lead: 'Change quantities, variants or the address. Nothing changes until you save it.',
  left: (count: number) => (count === 0 ? 'none left' : `${count} left`),
  soldNoLonger: 'No longer sold: you can only have fewer.',
  nothingYet: 'Change something above to see what it costs.',
  check: 'Show the new total',
  checking: 'Asking the store…',
  newTotal: 'If you save this',
  was: 'Total before',
  difference: 'Difference',
  due: (amount: string) =>
    `You pay ${amount} on the store’s payment page. If it is not paid in time, the change is undone.`,
  refund: (amount: string) => `${amount} goes back to your original payment method.`,
  atDoor: (amount: string) => `You pay ${amount} at the door.`,
  save: 'Save the changes',
  saveAndPay: (amount: string) => `Save and pay ${amount}`,
  saving: 'Saving…',
  discard: 'Leave it as it was',
  changedTitle: 'The order changed meanwhile',
  changed:
    'Someone at the store changed this order while you were here, so nothing was saved. Your choices are still below: please check them.',
  address: 'Send it to',
  addressHint: 'The address has to stay in the same state and country.',
  addressSave: 'Save the address',
  addressByCode: 'To change the address, sign in with a code first.',
  signIn: 'Sign in',
  again: 'Try again',
  back: 'Back to the order',
} as const
