import { type InkChange, longestShopName } from '#contract/demo/shop-brand.ts'

const ratio = (value: number) => `${value.toFixed(1)} to 1`

/** Copy of “Try my brand”. */
export const brandCopy = {
  open: 'Try my brand',
  change: 'Change my brand',
  lost: 'The form did not arrive. Press once more, or load the page again: what you did so far is kept.',
  title: 'Your name on it',
  lead: 'Nothing is sent anywhere and nobody is asked who you are. The whole of it stands in the address.',
  name: 'Name of your store',
  nameHint: `Up to ${longestShopName} characters.`,
  colour: 'Your colour',
  colourHint: 'As in your style guide: #1a31c8 or rgb(26, 49, 200).',
  colourError: 'That is no colour we can read. Six digits after a #, or rgb(…).',
  picker: 'Pick it by eye',
  logo: 'Your logo',
  logoHint: 'Shown in one colour, like a rubber stamp, so that it fits the address. The file stays with you.',
  choose: 'Choose a file',
  another: 'Another file',
  logoOff: 'Take the logo off',
  reading: 'Reading it…',
  refused: {
    'too-large': 'That file is larger than 20 MB. Logos are smaller.',
    unreadable: 'Your browser cannot read this as a picture. Try PNG, JPEG, WebP or SVG.',
    blank: 'In one colour, nothing of this is left to show. Try it without its background.',
  },
  sample: 'How it looks',
  sampleButton: 'Track order',
  sampleText: 'Order 10482 arrives on Thursday',
  checked: {
    heading: 'Checked for reading',
    fine: 'Your colour is read as it is: on the page and under letters.',
    letters: (to: string, value: number) => `Letters on your colour are ${to}: ${ratio(value)}.`,
    changed: {
      fill: ({ way, from, to }: InkChange) =>
        `Blocks are shown ${way}, ${ratio(to)} instead of ${ratio(from)}: on this page your colour would hardly be seen.`,
      text: ({ way, from, to }: InkChange) =>
        `Letters in your colour are shown ${way}, ${ratio(to)} instead of ${ratio(from)}. 4.5 is what everybody can read.`,
    },
    black: 'black',
    white: 'white',
  },
  book: 'Book a demo with this set-up',
  copy: 'Copy the address',
  copied: 'Copied. Whoever opens it sees your brand.',
  copyFailed: 'The browser would not copy. The address bar has it.',
  off: 'Back to Tamarind Supply',
  shop: 'Tamarind Supply',
} as const
