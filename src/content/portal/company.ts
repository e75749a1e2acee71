export const companyPage = {
  heading: 'Company',
  lead: 'Legal name, tax number, address and logo.',
  save: 'Save',
  saving: 'Saving…',
  letterhead: 'Preview',
  blank: 'Nothing to show yet',
  complete: 'Filled in',
  partly: (count: number, of: number) => `${count} of ${of} filled in`,
} as const

export const companyPanels = {
  particulars: {
    name: 'Company details',
    text: 'As registered. Your tax number is your GSTIN, VAT number or EIN. We use this name on your monthly summary.',
  },
  logo: {
    name: 'Logo',
    text: 'Works best with a transparent background. We shrink large pictures for you.',
  },
} as const

export const particularsPanel = {
  fields: {
    legal_name: 'Legal name',
    address: 'Address',
    country: 'Country',
  },
  /** Why it is asked for, where it matters. */
  taxHint: (country: string) =>
    country === 'IN'
      ? 'Printed on receipts and invoices. Without it you cannot claim the GST back.'
      : country === 'DE'
        ? 'Printed on receipts and invoices, for the reverse charge.'
        : 'Printed on receipts and invoices.',
  noCountry: 'No country found',
  saved: 'Company details saved',
} as const

export const logoPanel = {
  has: 'In use',
  none: 'None yet',
  waiting: 'Not saved yet',
  choose: 'Choose a picture',
  another: 'Choose another picture',
  drop: 'or drop one here. PNG, JPEG, WebP or SVG.',
  reading: 'Preparing…',
  preview: 'Your new logo',
  current: 'The logo',
  use: 'Use this logo',
  using: 'Saving…',
  discard: 'Discard',
  remove: 'Remove the logo',
  used: 'Logo saved',
  removed: 'Logo removed',
  unreadable: 'We can’t read this file. Choose a PNG, JPEG, WebP or SVG picture.',
  tooLarge: 'This picture is too large. Choose one under 20 MB.',
  question: {
    title: 'Remove the logo?',
    text: 'You can choose another one at any time.',
    yes: 'Remove it',
    no: 'Keep it',
  },
} as const
