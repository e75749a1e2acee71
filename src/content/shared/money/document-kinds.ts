/** What each kind of document is called, for merchants and staff. */
export const documentKinds: Record<string, string> = {
  receipt: 'Receipt',
  receipt_voucher: 'Receipt voucher',
  invoice: 'Invoice',
  tax_invoice: 'Tax invoice',
  statement_of_charges: 'Statement of charges',
  credit_note: 'Credit note',
  refund_voucher: 'Refund voucher',
  adjustment_note: 'Adjustment note',
}
