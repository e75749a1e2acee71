export const companyPage = {
  heading: 'Company',
  lead: 'Who you are on paper: the name in law, the tax number, the address and the logo.',
  save: 'Save',
  saving: 'Saving…',
  letterhead: 'Your letterhead',
  blank: 'Nothing on it yet',
  complete: 'Filled in',
  partly: (count: number, of: number) => `${count} of ${of} filled in`,
} as const

export const companyPanels = {
  particulars: {
    name: 'Particulars',
    text: 'As they stand in the register; the tax number is your GSTIN, VAT number or EIN. The letter about your month is made out to this name.',
  },
  logo: {
    name: 'Logo',
    text: 'Best with a clear ground. We make it small in your browser; the large one never leaves it.',
  },
} as const

export const particularsPanel = {
  fields: {
    legal_name: 'Name in law',
    tax_id: 'Tax number',
    address: 'Address',
    country: 'Country',
  },
  noCountry: 'No such country',
  saved: 'Particulars saved',
} as const

export const logoPanel = {
  has: 'On the letterhead',
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
    text: 'The letterhead goes without one until you choose another.',
    yes: 'Remove it',
    no: 'Keep it',
  },
} as const
