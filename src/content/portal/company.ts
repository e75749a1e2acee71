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
    text: 'As registered. The tax number is your GSTIN, VAT number or EIN. The monthly summary is addressed to this name.',
  },
  logo: {
    name: 'Logo',
    text: 'Best on a transparent background. Your browser makes it smaller before it is sent.',
  },
} as const

export const particularsPanel = {
  fields: {
    legal_name: 'Legal name',
    tax_id: 'Tax number',
    address: 'Address',
    country: 'Country',
  },
  noCountry: 'No such country',
  saved: 'Company details saved',
} as const

export const logoPanel = {
  has: 'In use',
  none: 'None yet',
  waiting: 'Not saved yet',
  choose: 'Choose a picture',
  another: 'Choose another picture',
  drop: 'or drop one here. PNG, JPEG, WebP or SVG.',
  reading: 'Making it small…',
  preview: 'The logo, as it will be kept',
  current: 'The logo',
  use: 'Use this logo',
  using: 'Saving…',
  discard: 'Not this one',
  remove: 'Remove the logo',
  used: 'Logo saved',
  removed: 'Logo removed',
  unreadable: 'This file is no picture that your browser can read. Choose a PNG, JPEG, WebP or SVG.',
  tooLarge: 'This picture is too large to read here. Choose one under 20 MB.',
  question: {
    title: 'Remove the logo?',
    text: 'Your company has no logo until you choose another.',
    yes: 'Remove it',
    no: 'Keep it',
  },
} as const
